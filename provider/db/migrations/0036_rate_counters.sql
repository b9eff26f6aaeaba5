-- The times of the last attempts under a key, as milliseconds since 1970. After a crash of the database guesses must
-- not begin anew and a used proof must not work again: both tables are logged.
create table rate_counter (
  key text primary key,
  times jsonb not null,
  expires_at timestamptz not null
);
create index rate_counter_by_expiry on rate_counter (expires_at);
grant select, insert, update, delete on rate_counter to sportello_identity;
grant select, delete on rate_counter to sportello_platform;
drop table throttle;
alter table dpop_proof set logged;
