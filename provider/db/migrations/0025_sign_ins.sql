-- When and where from people signed in: their own to read, whichever school they acted for.
create table sign_in (
  person text not null,
  id uuid not null,
  customer_code text not null,
  uid text not null,
  at timestamptz not null,
  address text not null,
  device_details text not null,
  client_id text not null,
  client_name text not null,
  -- What the session granted: with it the session can be ended.
  grant_id text,
  primary key (person, id),
  foreign key (customer_code, uid) references account on delete cascade
);
create index sign_in_by_time on sign_in (person, at desc);
create index sign_in_by_age on sign_in (at);
create index sign_in_by_account on sign_in (customer_code, uid);
alter table sign_in enable row level security;
alter table sign_in force row level security;
create policy of_the_person on sign_in to sportello_app using (person = app_person()) with check (person = app_person());
create policy to_sign_in on sign_in to sportello_identity using (true) with check (true);
create policy of_the_platform on sign_in to sportello_platform using (true);
do $$
begin
  execute format('create policy of_the_owner on sign_in to %I using (true) with check (true)', current_user);
end $$;
grant select on sign_in to sportello_app;
grant select, insert, update on sign_in to sportello_identity;
grant select, delete on sign_in to sportello_platform;

-- The sessions of the person of this transaction, and their end: the rest of the sign-in state is not the API's.
-- Whose a subject is: `uid`, `person::uid` of an alias, `SPID::uid` of a digital identity (provider/identity/subject.ts).
create function person_of(subject text) returns text
  language sql immutable strict parallel safe
  as $$ select case when subject like 'SPID::%' then substr(subject, 7) else split_part(subject, '::', 1) end $$;

create index oidc_grant_by_person on oidc_payload (person_of(payload ->> 'accountId')) where model = 'Grant';

create function open_sessions(machine timestamptz) returns setof text
  language sql stable security definer set search_path = public
  as $$
    select g.id from oidc_payload g
    where g.model = 'Grant' and person_of(g.payload ->> 'accountId') = app_person()
      and exists (
        select from oidc_payload r
        where r.model = 'RefreshToken' and r.grant_id = g.id and r.expires_at > machine
      )
  $$;

create function end_sessions(only_this text, but_this text) returns setof text
  language sql volatile security definer set search_path = public
  as $$
    with ended as (
      delete from oidc_payload
      where model = 'Grant' and person_of(payload ->> 'accountId') = app_person()
        and (only_this is null or id = only_this) and id is distinct from but_this
      returning id
    ), rest as (
      delete from oidc_payload
      where model in ('AccessToken', 'RefreshToken', 'AuthorizationCode') and grant_id in (select id from ended)
    )
    select id from ended
  $$;
revoke all on function open_sessions(timestamptz), end_sessions(text, text) from public;
grant execute on function open_sessions(timestamptz), end_sessions(text, text) to sportello_app;

-- People change their own password and telephone.
alter table alias add column telephone text;
create policy of_the_person_to_change on alias for update to sportello_app
  using (person = app_person()) with check (person = app_person());
grant update (rights_from, password_hash, telephone) on alias to sportello_app;

-- What people let in besides the console, school by school.
create table authorised_app (
  customer_code text not null,
  uid text not null,
  client_id text not null,
  client_name text not null,
  owner text not null,
  logo_uri text,
  first_party boolean not null default false,
  authorised_at timestamptz not null,
  primary key (customer_code, uid, client_id),
  foreign key (customer_code, uid) references account on delete cascade
);
alter table authorised_app enable row level security;
alter table authorised_app force row level security;
create policy of_the_school on authorised_app to sportello_app using (customer_code = app_school()) with check (customer_code = app_school());
create policy to_sign_in on authorised_app to sportello_identity using (true) with check (true);
do $$
begin
  execute format('create policy of_the_owner on authorised_app to %I using (true) with check (true)', current_user);
end $$;
grant select, delete on authorised_app to sportello_app;
grant select, insert, update on authorised_app to sportello_identity;
