"""Everything printed: guests, staff, politics cards, emperor tiles, hotel boards, editions."""
