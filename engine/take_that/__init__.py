"""Take That: rules, scoring, pad."""
