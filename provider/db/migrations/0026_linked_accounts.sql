-- The accounts that the person of this transaction has, in whatever school: all that one school's transaction sees
-- of another, and of no other person's. It runs as the owner, whose policies let it read them.
create function linked_accounts() returns table (
  customer_code text, uid text, school text, city text, enabled boolean, never_used boolean, number integer
) language sql stable security definer set search_path = public, pg_temp as $$
  select a.customer_code, a.uid, s.name, s.city, a.enabled, a.last_login is null,
    (row_number() over (order by l.linked_at, l.customer_code, l.uid))::integer
  from public.alias_account l
  join public.account a on a.customer_code = l.customer_code and a.uid = l.uid
  join public.school s on s.customer_code = l.customer_code
  where l.person = app_person()
$$;
revoke all on function linked_accounts() from public;
grant execute on function linked_accounts() to sportello_app;
