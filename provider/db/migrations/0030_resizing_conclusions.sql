-- When the resizings of the schools that handed applications over to the caller's school were announced and concluded.
create function resizing_conclusions() returns table
  (customer_code text, announced_at timestamptz, done_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.customer_code, r.announced_at, r.done_at
  from resizing r
  where exists (select from resizing_choice c
    where c.customer_code = r.customer_code and c.receiving_code = app_school() and c.sent_at is not null)
$$;
revoke all on function resizing_conclusions() from public;
grant execute on function resizing_conclusions() to sportello_app;
