-- A school's transaction sees of its own accounts whether an alias identity is linked to them, never whose, and may end
-- the link. Both run as the owner, whose policies let them read what belongs to a person.
create function account_is_linked(account_uid text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from public.alias_account l where l.customer_code = public.app_school() and l.uid = account_uid)
$$;
create function unlink_account(account_uid text) returns boolean
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with ended as (
    delete from public.alias_account l where l.customer_code = public.app_school() and l.uid = account_uid returning l.uid)
  select exists (select from ended)
$$;
revoke all on function account_is_linked(text), unlink_account(text) from public;
grant execute on function account_is_linked(text), unlink_account(text) to sportello_app;
