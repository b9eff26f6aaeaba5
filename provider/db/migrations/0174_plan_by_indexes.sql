-- Until the transaction ends, nothing is read whole where an index would do. Checks of foreign keys plan once in a
-- connection: what a small table is read by is no plan for a large one. Requests may not change settings themselves.
create function plan_by_indexes() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select pg_catalog.set_config('enable_seqscan', 'off', true)
$$;
revoke execute on function plan_by_indexes() from public;
grant execute on function plan_by_indexes() to sportello_operator;
