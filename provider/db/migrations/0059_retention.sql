-- For how long data of a kind is stored, where the provider's staff set it: for one school, or for all (PLATFORM).
create table retention (
  customer_code text not null,
  kind text not null,
  -- Days or months, by kind; 0: always.
  amount integer not null check (amount >= 0),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (customer_code, kind)
);
alter table retention enable row level security;
alter table retention force row level security;
create policy of_the_owner on retention to current_user using (true) with check (true);
create policy of_the_operators on retention to sportello_operator using (true) with check (true);
create policy to_clean on retention for select to sportello_platform using (true);
grant select, insert, update, delete on retention to sportello_operator;
grant select on retention to sportello_platform;

-- Removes operations that ended before a moment: those of these schools, or, if `these` is null, of all but `others`.
create function remove_old_operations(ended_before timestamptz, these text[], others text[], most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  removed integer;
begin
  delete from operation where (customer_code, id) in (
    select o.customer_code, o.id from operation o
    where o.ended_at < ended_before
      and (these is null or o.customer_code = any(these)) and o.customer_code <> all(others)
      and not exists (select from operation t where t.customer_code = o.customer_code and t.takes_back = o.id)
    limit most);
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke all on function remove_old_operations(timestamptz, text[], text[], integer) from public;
grant execute on function remove_old_operations(timestamptz, text[], text[], integer) to sportello_platform;
