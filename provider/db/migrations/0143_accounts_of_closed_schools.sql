-- Nobody acts in a school that is closed: its accounts are told as disabled, so that nobody goes over to one and is let
-- in nowhere.
create or replace function linked_accounts() returns table (
  customer_code text, uid text, school text, city text, enabled boolean, never_used boolean, number integer
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.customer_code, a.uid, s.name, s.city, a.enabled and s.closed_at is null, a.last_login is null,
    (row_number() over (order by l.linked_at, l.customer_code, l.uid))::integer
  from public.alias_account l
  join public.account a on a.customer_code = l.customer_code and a.uid = l.uid
  join public.school s on s.customer_code = l.customer_code
  where l.person = app_person()
$$;
