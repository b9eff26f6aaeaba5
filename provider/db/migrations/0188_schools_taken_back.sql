-- Schools of a file that is taken back: those of which others have told anything since are used too, and stay. What the
-- file itself made of one is named; any other table of schools keeps it, also one that comes later.
create or replace function take_back_schools(codes text[]) returns setof text language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  unused text[];
  made constant text[] := array['account', 'contract_document', 'licence', 'licence_product', 'mail'];
  t text;
begin
  select coalesce(array_agg(s.customer_code), '{}') into unused from school s
  where s.customer_code = any(codes)
    and not exists (select 1 from account a where a.customer_code = s.customer_code
      and (a.last_login is not null or a.password_hash is not null))
    and not exists (select 1 from audit_entry e where e.customer_code = s.customer_code);
  for t in
    select distinct c.relname from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'public.school'::regclass and c.relname <> all(made)
  loop
    execute format('select coalesce(array_agg(code), ''{}'') from unnest($1) as code
      where not exists (select from public.%I used where used.customer_code = code)', t) into unused using unused;
  end loop;
  delete from contract_document where customer_code = any(unused);
  delete from licence_product where customer_code = any(unused);
  delete from licence where customer_code = any(unused);
  delete from mail where customer_code = any(unused);
  delete from account where customer_code = any(unused);
  delete from school where customer_code = any(unused);
  return query select unnest(unused);
end $$;
