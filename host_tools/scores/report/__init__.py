"""The report: one HTML file with charts that opens anywhere, also without a network."""
