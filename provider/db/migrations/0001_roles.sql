-- Applied as: 8a15d79072d5da2ffea1ae4eeecd6d9f07363421e8a86a0fcf10f50d8583c411
-- The three roles that the provider acts as. None owns a table, none is a superuser; the connection's own
-- role (the owner) is used for migrations and the demo only.
do $$
declare
  r text;
begin
  foreach r in array array['sportello_app', 'sportello_identity', 'sportello_platform'] loop
    -- Roles belong to the whole server: another database of it may have made them, before or just now, or an
    -- administrator, where the owner may create none.
    if not exists (select from pg_roles where rolname = r) then
      begin
        execute format('create role %I nologin', r);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- A superuser may take any role already; another owner needs to be a member.
    if not pg_has_role(current_user, r, 'member') then
      execute format('grant %I to %I', r, current_user);
    end if;
  end loop;
end $$;

-- The tenant of a transaction: set with set_config(..., true), so it ends with it. Unset means nobody's rows.
create function app_school() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.school', true), '') $$;
create function app_person() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '') $$;

create extension if not exists unaccent;
create function plain(t text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;
