-- The three roles that the provider acts as. None owns a table, none is a superuser; the connection's own
-- role (the owner) is used for migrations and the demo only. Roles belong to the whole cluster, so they may
-- already be there.
do $$ begin create role sportello_app nologin; exception when duplicate_object then null; end $$;
do $$ begin create role sportello_identity nologin; exception when duplicate_object then null; end $$;
do $$ begin create role sportello_platform nologin; exception when duplicate_object then null; end $$;
do $$ begin
  -- A superuser may take any role already; another owner needs to be a member.
  execute format('grant sportello_app, sportello_identity, sportello_platform to %I', current_user);
exception when others then null; end $$;

-- The tenant of a transaction: set with set_config(..., true), so it ends with it. Unset means nobody's rows.
create function app_school() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.school', true), '') $$;
create function app_person() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '') $$;

create extension if not exists unaccent;
create function plain(t text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;
