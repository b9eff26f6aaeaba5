-- Signing in: aliases, links, second factors, passkeys, sessions.

-- The ArgoID (alias): one person across schools, with an e-mail address and a password of its own.
create table alias (
  person text primary key,
  email text not null,
  sn text not null,
  cn text not null,
  codice_fiscale text,
  password_hash text,
  enabled boolean not null default true,
  rights_from timestamptz not null default '1970-01-01 00:00:00+00',
  telephone text,
  sign_ins_from timestamptz not null default '1970-01-01 00:00:00+00',
  -- Whether the e-mail address was proven. People create an alias themselves: until the proof nobody signs in with
  -- it, and others may still use the address.
  verified boolean not null default true
);
create unique index alias_by_name on alias (lower(email)) where verified;

create table alias_account (
  person text not null references alias on delete cascade,
  customer_code text not null,
  uid text not null,
  linked_at timestamptz not null,
  -- When the alias last entered a code of the linked account. A link is made with the password alone, so this code
  -- proves the second factor; from then on a passkey of the alias replaces it.
  code_given_at timestamptz,
  primary key (person, customer_code, uid),
  foreign key (customer_code, uid) references account on delete cascade
);
-- An account belongs to one person.
create unique index alias_account_once on alias_account (customer_code, uid);

-- The link in the mail that proves the address of an alias.
create table alias_link (
  person text not null references alias on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (person)
);

-- Links for choosing a password. The table holds the hash of the token only. The person who opens the link is not
-- signed in, so the identity provider reads the row before it knows the school.
create table password_link (
  customer_code text not null,
  token_hash text not null,
  uid text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A link handed over on paper was sent to no address: a change of the address leaves it valid, and using it
  -- confirms no address.
  on_paper boolean not null default false,
  primary key (customer_code, token_hash),
  foreign key (customer_code, uid) references account on delete cascade
);
create index password_link_by_account on password_link (customer_code, uid);
create index password_link_by_expiry on password_link (expires_at);

-- Links in mails about a changed e-mail address: one to the new address, to confirm it, and one to the old address,
-- to object.
create table email_link (
  customer_code text not null,
  token_hash text not null,
  uid text not null,
  purpose text not null check (purpose in ('confirm', 'object')),
  -- The address that the link was sent to.
  email text not null,
  -- Whether the old address was confirmed, so that it is confirmed again if the change is undone.
  was_confirmed boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_code, token_hash),
  foreign key (customer_code, uid) references account on delete cascade
);
create index email_link_by_account on email_link (customer_code, uid);
create index email_link_by_token on email_link (token_hash);
create index email_link_by_expiry on email_link (expires_at);

-- Apps that generate a person's codes. The identity provider alone can open the sealed secret.
create table otp_method (
  customer_code text not null references school,
  id uuid not null,
  uid text not null,
  name text not null,
  secret text not null,
  activated_at timestamptz not null,
  -- Null until the first code: until then the password is enough to link another app.
  used_at timestamptz,
  -- The time step of the last code: neither this one nor an earlier one is accepted again.
  last_step bigint not null default 0,
  primary key (customer_code, id),
  foreign key (customer_code, uid) references account on delete cascade
);
create index otp_method_by_account on otp_method (customer_code, uid);

-- Links for setting up an app; the secret is generated when the link is opened first.
create table otp_link (
  customer_code text not null references school,
  token_hash text not null,
  uid text not null,
  name text not null,
  secret text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_code, token_hash),
  foreign key (customer_code, uid) references account on delete cascade
);
create index otp_link_by_account on otp_link (customer_code, uid);
create index otp_link_by_expiry on otp_link (expires_at);

-- Used instead of a code, once each, by people who have lost their telephone.
create table recovery_code (
  customer_code text not null references school,
  uid text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (customer_code, uid, code_hash),
  foreign key (customer_code, uid) references account on delete cascade
);

-- Passkeys, for signing in without a password to a school account or an alias.
create table passkey (
  person text not null,
  id uuid not null,
  customer_code text,
  uid text,
  alias text references alias on delete cascade,
  -- The user handle that the device stores with the key: random, because it must not identify the person.
  user_handle text not null,
  -- As created by the device; all base64url, none of it secret.
  credential_id text not null unique,
  public_key text not null,
  transports text not null,
  -- The device's own signature counter; 0 where it does not count.
  counter bigint not null,
  -- Whether the key is synchronised with the person's other devices.
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (person, id),
  foreign key (customer_code, uid) references account on delete cascade,
  check (num_nonnulls(uid, alias) = 1 and person = coalesce(alias, uid) and (uid is null) = (customer_code is null))
);
create index passkey_by_account on passkey (customer_code, uid);
create index passkey_by_alias on passkey (alias);

-- When and from where people signed in. They read their own rows only, for any school they acted for.
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
  -- The grant of the session, with which it can be ended.
  grant_id text,
  primary key (person, id),
  foreign key (customer_code, uid) references account on delete cascade
);
create index sign_in_by_time on sign_in (person, at desc);
create index sign_in_by_age on sign_in (at);
create index sign_in_by_account on sign_in (customer_code, uid);
create index sign_in_by_id on sign_in (id);

-- Apps that people authorised besides the console, per school.
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

-- The state of the OpenID provider: codes, grants, sessions, refresh tokens, interactions.
create table oidc_payload (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_payload_by_grant on oidc_payload (grant_id) where grant_id is not null;
create index oidc_payload_by_uid on oidc_payload (model, uid) where uid is not null;
create index oidc_payload_by_expiry on oidc_payload (expires_at);
create index oidc_grant_by_person on oidc_payload (person_of(payload ->> 'accountId')) where model = 'Grant';

create table dpop_proof (
  jti text primary key,
  expires_at timestamptz not null
);
create index dpop_proof_by_expiry on dpop_proof (expires_at);

-- The times of the last attempts under a key, in milliseconds since 1970. This table and dpop_proof are logged, so
-- that a crash of the database neither resets the limits on guessing nor makes a used proof valid again.
create table rate_counter (
  key text primary key,
  times jsonb not null,
  expires_at timestamptz not null
);
create index rate_counter_by_expiry on rate_counter (expires_at);

-- The open sessions of the transaction's person. Sessions of an external identity provider have no refresh token
-- here: they count as open until they expire.
create function open_sessions(machine timestamptz) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select g.id from oidc_payload g
    where g.model = 'Grant' and person_of(g.payload ->> 'accountId') = app_person()
      and (
        (g.payload ->> 'outside')::boolean and g.expires_at > machine
        or exists (
          select from oidc_payload r
          where r.model = 'RefreshToken' and r.grant_id = g.id and r.expires_at > machine
        )
      )
  $$;
revoke all on function open_sessions(timestamptz) from public;
grant execute on function open_sessions(timestamptz) to sportello_app;

-- The accounts of the transaction's person in all schools: the only data of another school that a school's
-- transaction sees. It runs as the owner, whose policies allow it. Nobody acts in a closed school, so its accounts
-- are reported as disabled.
create function linked_accounts() returns table (
  customer_code text, uid text, school text, city text, enabled boolean, never_used boolean, number integer
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.customer_code, a.uid, s.name, s.city, a.enabled and s.closed_at is null, a.last_login is null,
    (row_number() over (order by l.linked_at, l.customer_code, l.uid))::integer
  from public.alias_account l
  join public.account a on a.customer_code = l.customer_code and a.uid = l.uid
  join public.school s on s.customer_code = l.customer_code
  where l.person = app_person()
$$;
revoke all on function linked_accounts() from public;
grant execute on function linked_accounts() to sportello_app;

-- For a school that resets somebody's second factor: it may delete the passkeys without seeing them.
create function forget_passkeys(of_uid text) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with gone as (
      delete from passkey where customer_code = app_school() and uid = of_uid returning 1
    )
    select count(*) from gone
  $$;
revoke all on function forget_passkeys(text) from public;
grant execute on function forget_passkeys(text) to sportello_app;

-- Ends grants of a person and everything issued under them. The API ends those of its transaction's person only.
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

-- A school sees whether an alias is linked to one of its accounts, never which one, and may end the link. Both
-- functions run as the owner, whose policies allow it.
create function account_is_linked(account_uid text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from public.alias_account l where l.customer_code = public.app_school() and l.uid = account_uid)
$$;
revoke all on function account_is_linked(text) from public;
grant execute on function account_is_linked(text) to sportello_app;

create function unlink_account(account_uid text) returns boolean
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with ended as (
    delete from public.alias_account l where l.customer_code = public.app_school() and l.uid = account_uid returning l.uid)
  select exists (select from ended)
$$;
revoke all on function unlink_account(text) from public;
grant execute on function unlink_account(text) to sportello_app;

-- The functions below run as the owner, whose policies let them read rows of a person or of another school. Each uses
-- the transaction's person and account only.

-- The alias of the transaction's person, or the one linked to the account.
create function own_alias() returns table (person text, email text, verified boolean, telephone text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.person, a.email, a.verified, a.telephone from public.alias a
  where a.person = public.app_person() or a.person in (
    select l.person from public.alias_account l
    where l.customer_code = public.app_school() and l.uid = public.app_person())
  limit 1
$$;
revoke all on function own_alias() from public;
grant execute on function own_alias() to sportello_app;

-- Creates an alias for the transaction's account. Returns 'linked' where the account has one already, 'known' where
-- it was created but another alias has the address, else 'made'.
create function create_alias(
  new_person text, new_email text, new_telephone text, link text, at timestamptz, until timestamptz)
returns text
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare known boolean;
begin
  insert into public.alias (person, email, sn, cn, codice_fiscale, telephone, verified)
    select new_person, new_email, a.sn, a.cn, a.codice_fiscale, new_telephone, false from public.account a
    where a.customer_code = public.app_school() and a.uid = public.app_person();
  insert into public.alias_account (person, customer_code, uid, linked_at)
    values (new_person, public.app_school(), public.app_person(), at) on conflict (customer_code, uid) do nothing;
  if not found then
    delete from public.alias where person = new_person;
    return 'linked';
  end if;
  select exists (
    select from public.alias a where a.verified and lower(a.email) = lower(new_email)
      and exists (select from public.alias_account l where l.person = a.person)) into known;
  if known then
    return 'known';
  end if;
  insert into public.alias_link (person, token_hash, created_at, expires_at) values (new_person, link, at, until);
  return 'made';
end $$;
revoke all on function create_alias(text, text, text, text, timestamptz, timestamptz) from public;
grant execute on function create_alias(text, text, text, text, timestamptz, timestamptz) to sportello_app;

-- Deletes an alias that the account's person began and did not verify.
create function delete_unverified_alias() returns boolean
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from public.alias a using public.alias_account l
    where l.customer_code = public.app_school() and l.uid = public.app_person() and a.person = l.person and not a.verified
    returning 1)
  select exists (select from gone)
$$;
revoke all on function delete_unverified_alias() from public;
grant execute on function delete_unverified_alias() to sportello_app;

-- The account that the person's alias may be linked to once its password is verified, and the reason where it may
-- not.
create function account_to_link(account_uid text) returns table (
  uid text, sn text, cn text, codice_fiscale text, customer_code text, refused text
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.uid, a.sn, a.cn, a.codice_fiscale, a.customer_code,
    case
      when linked.person = p.person then 'mine'
      when linked.person is not null then 'others'
      when not a.enabled or s.closed_at is not null then 'closed'
      when a.last_login is null then 'unused'
      when coalesce(a.codice_fiscale, '') = '' then 'noTaxCode'
      when upper(a.codice_fiscale) is distinct from upper(p.codice_fiscale) then 'otherPerson'
    end
  from public.account a
  join public.school s on s.customer_code = a.customer_code
  join public.alias p on p.person = public.app_person() and p.verified
  left join lateral (
    select l.person from public.alias_account l join public.alias o on o.person = l.person
    where l.customer_code = a.customer_code and l.uid = a.uid and o.verified) linked on true
  where lower(a.uid) = lower(account_uid)
    and a.customer_code = upper(substring(account_uid from '[^.]*$'))
$$;
revoke all on function account_to_link(text) from public;
grant execute on function account_to_link(text) to sportello_app;

-- Links the account. An unverified alias that is linked to it is deleted, because the password was verified now.
-- Returns whether the account is linked.
create function link_account(account_uid text, at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare wanted record;
begin
  perform from public.alias p where p.person = public.app_person() for update;
  select * from public.account_to_link(account_uid) into wanted;
  if wanted.uid is null or wanted.refused is not null then
    return false;
  end if;
  delete from public.alias o using public.alias_account l
    where l.customer_code = wanted.customer_code and l.uid = wanted.uid and o.person = l.person and not o.verified;
  insert into public.alias_account (person, customer_code, uid, linked_at)
    values (public.app_person(), wanted.customer_code, wanted.uid, at) on conflict (customer_code, uid) do nothing;
  return found;
end $$;
revoke all on function link_account(text, timestamptz) from public;
grant execute on function link_account(text, timestamptz) to sportello_app;

-- Whether the account can be used without an alias: with a password of its own or a digital identity.
create function has_own_way(code text, account_uid text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from public.account a join public.school s on s.customer_code = a.customer_code
    where a.customer_code = code and a.uid = account_uid
      and (a.password_hash is not null or (a.spid_enabled and s.spid_enabled)))
$$;
revoke all on function has_own_way(text, text) from public;

-- Ends the link of an account of the person. Returns 'last' where no other usable account would remain in the alias,
-- 'onlyWay' where the account has no other way to sign in.
create function unlink_own_account(account_uid text) returns text
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare code text;
begin
  perform from public.alias p where p.person = public.app_person() for update;
  select l.customer_code from public.alias_account l
    where l.person = public.app_person() and l.uid = account_uid into code;
  if code is null then
    return 'none';
  end if;
  if not exists (
    select from public.linked_accounts() o join public.school s on s.customer_code = o.customer_code
    where o.uid <> account_uid and o.enabled and not o.never_used and s.closed_at is null) then
    return 'last';
  end if;
  if not public.has_own_way(code, account_uid) then
    return 'onlyWay';
  end if;
  delete from public.alias_account l
    where l.person = public.app_person() and l.customer_code = code and l.uid = account_uid;
  return 'unlinked';
end $$;
revoke all on function unlink_own_account(text) from public;
grant execute on function unlink_own_account(text) to sportello_app;

-- Ends the link from within the account itself; an alias without accounts is deleted.
create function leave_alias() returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare whose text;
begin
  select p.person from public.alias p join public.alias_account l on l.person = p.person
    where l.customer_code = public.app_school() and l.uid = public.app_person() for update of p into whose;
  if whose is null then
    return false;
  end if;
  delete from public.alias_account l
    where l.person = whose and l.customer_code = public.app_school() and l.uid = public.app_person();
  delete from public.alias p where p.person = whose
    and not exists (select from public.alias_account l where l.person = p.person);
  return true;
end $$;
revoke all on function leave_alias() from public;
grant execute on function leave_alias() to sportello_app;

-- Deletes the alias of the person, unless accounts have no other way to sign in: those are returned.
create function delete_own_alias() returns text[]
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare held text[];
begin
  perform from public.alias p where p.person = public.app_person() for update;
  select array(select l.uid from public.alias_account l
    where l.person = public.app_person() and not public.has_own_way(l.customer_code, l.uid) order by 1) into held;
  if held = '{}' then
    delete from public.alias where person = public.app_person();
  end if;
  return held;
end $$;
revoke all on function delete_own_alias() from public;
grant execute on function delete_own_alias() to sportello_app;

-- Schools where an account with the same name and tax code is not linked to any alias.
create function accounts_like_mine() returns table (school text, city text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.name, s.city
  from public.alias p
  join public.account a on upper(a.codice_fiscale) = upper(p.codice_fiscale)
    and public.plain(a.sn) = public.plain(p.sn) and public.plain(a.cn) = public.plain(p.cn)
  join public.school s on s.customer_code = a.customer_code
  where p.person = public.app_person() and p.verified and a.enabled and s.closed_at is null
    and not exists (
      select from public.alias_account l join public.alias o on o.person = l.person
      where l.customer_code = a.customer_code and l.uid = a.uid and o.verified)
  order by 1, 2
$$;
revoke all on function accounts_like_mine() from public;
grant execute on function accounts_like_mine() to sportello_app;

-- The schools with an active licence of this application: the transaction's school and those of the person's alias.
create function schools_with_licence(wanted text) returns setof text
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select h.customer_code from public.licence h
  where h.ac = wanted and h.status and (h.customer_code = public.app_school() or h.customer_code in (
    select l.customer_code from public.alias_account l where l.person = public.app_person()))
  order by 1
$$;
revoke all on function schools_with_licence(text) from public;
grant execute on function schools_with_licence(text) to sportello_app;

do $$
declare t text;
begin
  foreach t in array array[
    'alias', 'alias_account', 'alias_link', 'password_link', 'email_link', 'otp_method', 'otp_link',
    'recovery_code', 'passkey', 'sign_in', 'authorised_app'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
  end loop;
  foreach t in array array[
    'password_link', 'email_link', 'otp_method', 'otp_link', 'recovery_code', 'authorised_app'] loop
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

create policy of_the_person on alias to sportello_app
  using (person = app_person()) with check (person = app_person());
create policy to_sign_in on alias to sportello_identity using (true);
create policy of_the_person_to_change on alias for update to sportello_app
  using (person = app_person()) with check (person = app_person());
grant select, update (password_hash, rights_from, telephone, sign_ins_from) on alias to sportello_app;
grant select, update (password_hash, rights_from, sign_ins_from, verified), delete on alias to sportello_identity;

-- Objecting to a changed e-mail address removes the links to aliases made since.
create policy of_the_person on alias_account to sportello_app
  using (person = app_person()) with check (person = app_person());
create policy to_sign_in on alias_account to sportello_identity using (true);
grant select on alias_account to sportello_app;
grant select, update (code_given_at), delete on alias_account to sportello_identity;

create policy of_the_person on alias_link to sportello_app
  using (person = app_person()) with check (person = app_person());
create policy to_sign_in on alias_link to sportello_identity using (true);
grant select, delete on alias_link to sportello_identity;

-- A person who forgot the password is not signed in: the identity provider creates the link. The platform removes
-- unused links.
create policy to_sign_in on password_link to sportello_identity using (true);
create policy to_clean on password_link to sportello_platform using (true);
create policy of_the_operators on password_link to sportello_operator using (true) with check (true);
grant select, insert, delete on password_link to sportello_app, sportello_identity;
grant select, delete on password_link to sportello_platform;
grant insert on password_link to sportello_operator;

create policy to_sign_in on email_link to sportello_identity using (true) with check (true);
create policy to_clean on email_link to sportello_platform using (true);
grant select, insert, delete on email_link to sportello_app, sportello_identity;
grant select, delete on email_link to sportello_platform;

-- The API never needs a secret, so it cannot read one.
create policy to_sign_in on otp_method to sportello_identity using (true) with check (true);
grant select (customer_code, id, uid, name, activated_at, used_at), delete on otp_method to sportello_app;
grant select, insert, update, delete on otp_method to sportello_identity;

create policy to_sign_in on otp_link to sportello_identity using (true) with check (true);
create policy of_the_platform on otp_link to sportello_platform using (true);
grant select (customer_code, uid), insert, delete on otp_link to sportello_app;
grant select, insert, update, delete on otp_link to sportello_identity;
grant select, delete on otp_link to sportello_platform;

-- Objecting to a changed e-mail address removes the recovery codes created since.
create policy to_sign_in on recovery_code to sportello_identity using (true) with check (true);
grant select, insert, delete on recovery_code to sportello_app;
grant select, update, delete on recovery_code to sportello_identity;

-- Objecting to a changed e-mail address removes the passkeys created since.
create policy of_the_person on passkey to sportello_app
  using (person = app_person()) with check (person = app_person());
create policy to_sign_in on passkey to sportello_identity using (true);
grant select, insert, update (name), delete on passkey to sportello_app;
grant select, update (counter, synced, used_at), delete on passkey to sportello_identity;

create policy of_the_person on sign_in to sportello_app
  using (person = app_person()) with check (person = app_person());
create policy to_sign_in on sign_in to sportello_identity using (true) with check (true);
create policy of_the_platform on sign_in to sportello_platform using (true);
grant select on sign_in to sportello_app;
grant select, insert, update on sign_in to sportello_identity;
grant select, delete on sign_in to sportello_platform;

create policy to_sign_in on authorised_app to sportello_identity using (true) with check (true);
grant select, delete on authorised_app to sportello_app;
grant select, insert, update on authorised_app to sportello_identity;

grant select, insert, update, delete on oidc_payload to sportello_identity, sportello_platform;

grant select, insert, update, delete on dpop_proof to sportello_identity, sportello_platform;

grant select, insert, update, delete on rate_counter to sportello_identity;
grant select, delete on rate_counter to sportello_platform;
