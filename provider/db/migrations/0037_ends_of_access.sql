-- A sign-in that somebody had begun before this moment comes to nothing, whatever sessions go on.
alter table account add column sign_ins_from timestamptz not null default '1970-01-01 00:00:00+00';
alter table alias add column sign_ins_from timestamptz not null default '1970-01-01 00:00:00+00';
grant update (sign_ins_from) on account, alias to sportello_identity;
grant update (sign_ins_from) on alias to sportello_app;

-- Ends grants of a person with all that hangs on them. The API ends those of the person of its transaction alone.
create function end_grants(of_person text, only_this text, but_this text) returns setof text
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with ended as (
      delete from oidc_payload
      where model = 'Grant' and person_of(payload ->> 'accountId') = of_person
        and (only_this is null or id = only_this) and id is distinct from but_this
        and (current_setting('role') = 'sportello_identity' or of_person = app_person())
      returning id
    ), rest as (
      delete from oidc_payload
      where model in ('AccessToken', 'RefreshToken', 'AuthorizationCode', 'Confirmation')
        and grant_id in (select id from ended)
    )
    select id from ended
  $$;
revoke all on function end_grants(text, text, text) from public;
grant execute on function end_grants(text, text, text) to sportello_app, sportello_identity;
drop function end_sessions(text, text);
