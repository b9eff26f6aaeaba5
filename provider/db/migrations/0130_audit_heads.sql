-- Where each audit log ends, and whether lines that were its end are there still: hashes alone, for the platform to keep
-- outside of the database.
create function audit_heads() returns table (customer_code text, seq bigint, hash text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with recursive chain(code) as (
    select min(e.customer_code) from audit_entry e
    union all
    select (select min(e.customer_code) from audit_entry e where e.customer_code > chain.code)
    from chain where chain.code is not null)
  select chain.code, last.seq, last.hash
  from chain cross join lateral (
    select e.seq, e.hash from audit_entry e where e.customer_code = chain.code order by e.seq desc limit 1) last
  where chain.code is not null
$$;
create function audit_heads_missing(heads jsonb) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select head.code from jsonb_to_recordset(heads) as head(code text, seq bigint, hash text)
  where not exists (
    select from audit_entry e where e.customer_code = head.code and e.seq = head.seq and e.hash = head.hash)
$$;

-- What has served its time: operations that ended, mails that were sent, jobs that were given up. Only the platform asks.
create function remove_old_work(ended_before timestamptz, parked_before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  removed integer;
  total integer := 0;
begin
  delete from operation where (customer_code, id) in (
    select o.customer_code, o.id from operation o
    where o.ended_at < ended_before
      and not exists (select from operation t where t.customer_code = o.customer_code and t.takes_back = o.id)
    limit most);
  get diagnostics removed = row_count;
  total := total + removed;
  delete from mail where (customer_code, id) in (
    select m.customer_code, m.id from mail m
    where m.created_at < ended_before and (m.sent_at is not null or m.failure is not null)
    limit most);
  get diagnostics removed = row_count;
  total := total + removed;
  delete from job where id in (select j.id from job j where j.parked_at < parked_before limit most);
  get diagnostics removed = row_count;
  return total + removed;
end $$;

revoke execute on function audit_heads() from public;
revoke execute on function audit_heads_missing(jsonb) from public;
revoke execute on function remove_old_work(timestamptz, timestamptz, integer) from public;
grant execute on function audit_heads() to sportello_platform;
grant execute on function audit_heads_missing(jsonb) to sportello_platform;
grant execute on function remove_old_work(timestamptz, timestamptz, integer) to sportello_platform;
