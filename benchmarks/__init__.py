"""What is measured: commands that print figures beside their budgets, and write JSON."""
