-- When the provider's staff began and completed a transfer; null where previous releases recorded it.
alter table practice add column started_at timestamptz, add column completed_at timestamptz;
grant update (started_at, completed_at) on practice to sportello_operator;
