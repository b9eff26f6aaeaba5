-- The roles that the provider acts as. None of them owns a table or is a superuser; the connection's own role (the owner)
-- is used for migrations and the demo only. sportello_operator serves the provider's own staff: it may do what
-- sportello_platform may, and more; jobs and mails need none of that.
do $$
declare
  r text;
begin
  foreach r in array array['sportello_app', 'sportello_identity', 'sportello_platform', 'sportello_operator'] loop
    -- Roles belong to the whole server: another database on it, or an administrator where the owner may not create roles,
    -- may have created them before, or may create them at this moment.
    if not exists (select from pg_roles where rolname = r) then
      begin
        execute format('create role %I nologin', r);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- A superuser may act as any role; any other owner has to be a member.
    if not pg_has_role(current_user, r, 'member') then
      execute format('grant %I to %I', r, current_user);
    end if;
  end loop;
  if not pg_has_role('sportello_operator', 'sportello_platform', 'member') then
    execute 'grant sportello_platform to sportello_operator';
  end if;
end $$;

-- The roles of requests use the schema and create nothing in it. A database that was created before PostgreSQL 15 still
-- lets everybody create tables.
revoke create on schema public from public;
grant usage on schema public to sportello_app, sportello_identity, sportello_platform;

-- Whether requests may be sent to this process is asked over the connection that serves them.
grant select on migration to sportello_platform;

create extension if not exists unaccent;

-- The school and the person that a transaction acts for. They are set with set_config(..., true) and end with the
-- transaction; where they are not set, no row is visible.
create function app_school() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.school', true), '') $$;

create function app_person() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '') $$;

create function plain(t text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;

-- Whether a tax code is invalid, by its form (omocodia included) and its check character (D.M. 23/12/1976).
-- contract/codiceFiscale.ts has the same rules; a test compares the two.
create function tax_code_is_wrong(code text) returns boolean language sql immutable strict as $$
  select code !~ '^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$'
    or right(code, 1) <> (
      select chr(65 + (sum(
        case when place % 2 = 0 then worth
          else (array[1,0,5,7,9,13,15,17,19,21,2,4,18,20,11,3,6,8,12,14,16,10,22,25,24,23])[worth + 1] end) % 26)::int)
      from (
        select place,
          ascii(substr(code, place, 1)) - case when substr(code, place, 1) between '0' and '9' then 48 else 65 end
            as worth
        from generate_series(1, 15) as place) as characters)
$$;

-- The person whom a subject identifies: `uid`, `person::uid` of an alias, `SPID::uid` of a digital identity (see
-- provider/identity/subject.ts).
create function person_of(subject text) returns text
  language sql immutable strict parallel safe
  as $$ select case when subject like 'SPID::%' then substr(subject, 7) else split_part(subject, '::', 1) end $$;

-- Makes the planner prefer indexes until the transaction ends. A connection plans the checks of foreign keys once,
-- and the plan for a small table does not suit a large one. The roles of requests may not change settings themselves.
create function plan_by_indexes() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select pg_catalog.set_config('enable_seqscan', 'off', true)
$$;
revoke all on function plan_by_indexes() from public;
grant execute on function plan_by_indexes() to sportello_operator;
