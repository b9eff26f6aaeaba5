-- Set when the provider's staff suspends a school: nobody of it acts until then, and nothing is removed.
alter table school
  add column suspended_at timestamptz,
  add column suspended_until timestamptz,
  add column suspended_by text,
  add column suspended_reason text;
