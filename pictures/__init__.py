"""Pictures of screens and boards, made by the code."""
