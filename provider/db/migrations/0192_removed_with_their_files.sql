-- Removes the data of closed schools but of some: those with files that this process cannot remove.
create function remove_closed_schools(before timestamptz, at timestamptz, most integer, but text[])
  returns table (school text, people bigint) language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  codes text[];
  kept constant text[] := array[
    'school', 'audit_entry', 'archived_month', 'contract_document', 'frozen_document', 'document_signature'];
  held integer;
  t text;
begin
  select array_agg(customer_code) into codes from (
    select s.customer_code from public.school s
    where s.closed_at < before and s.removed_at is null and s.customer_code <> all(but) order by s.closed_at
    limit most for update) as due;
  if codes is null then return; end if;
  return query select c, (select count(*) from account a where a.customer_code = c) from unnest(codes) as c;
  -- Some are held by others: those go in a later round.
  for round in 1..10 loop
    held := 0;
    for t in
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'customer_code'
        and not a.attisdropped and c.relname <> all(kept)
    loop
      begin
        execute format('delete from public.%I where customer_code = any($1)', t) using codes;
      exception when foreign_key_violation then
        held := held + 1;
      end;
    end loop;
    exit when held = 0;
  end loop;
  if held > 0 then raise exception 'Rows of closed schools are held by what is kept'; end if;
  update public.school set removed_at = at, dpo = null, recapito_dpo = null, spid_enabled = false,
    version = version + 1 where customer_code = any(codes);
end $$;
revoke execute on function remove_closed_schools(timestamptz, timestamptz, integer, text[]) from public;
grant execute on function remove_closed_schools(timestamptz, timestamptz, integer, text[]) to sportello_platform;
