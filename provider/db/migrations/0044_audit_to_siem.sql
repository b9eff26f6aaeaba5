-- How far each audit log was sent to the provider's SIEM. The column is not named customer_code, since removing a school
-- must not send its log again.
create table audit_forwarded (
  chain text primary key,
  seq bigint not null,
  at timestamptz not null
);
grant select, insert, update on audit_forwarded to sportello_platform;

-- The next lines to send, each log in its order, without the values before and after.
create function audit_to_forward(most integer) returns table (
  chain text, seq bigint, at timestamptz, who text, as_whom text, entity text, action text, id text, outcome text,
  reason text, address text, previous_hash text, hash text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select e.customer_code, e.seq, e.at, e.who, e.as_whom, e.entity, e.action, e.id, e.outcome, e.reason, e.address,
    e.previous_hash, e.hash
  from audit_heads() h left join audit_forwarded f on f.chain = h.customer_code
  cross join lateral (
    select * from audit_entry a where a.customer_code = h.customer_code and a.seq > coalesce(f.seq, 0)
    order by a.seq limit most) e
  where h.seq > coalesce(f.seq, 0)
  limit most
$$;
revoke all on function audit_to_forward(integer) from public;
grant execute on function audit_to_forward(integer) to sportello_platform;
