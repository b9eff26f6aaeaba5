-- People make an alias identity themselves: nobody signs in with it until its e-mail was shown to be theirs, and until
-- then it takes the address from nobody. Those of before count as shown.
alter table alias add column verified boolean not null default true;
alter table alias drop constraint alias_email_key;
drop index alias_by_name;
create unique index alias_by_name on alias (lower(email)) where verified;
-- An account is of one person.
create unique index alias_account_once on alias_account (customer_code, uid);
-- Accounts of one person in several schools, by the tax code.
create index account_of_person on account (upper(codice_fiscale));

-- What the mail that verifies an e-mail has in its link.
create table alias_link (
  person text not null references alias on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (person)
);
alter table alias_link enable row level security;
alter table alias_link force row level security;
create policy of_the_person on alias_link to sportello_app using (person = app_person()) with check (person = app_person());
create policy to_sign_in on alias_link to sportello_identity using (true);
do $$
begin
  execute format('create policy of_the_owner on alias_link to %I using (true) with check (true)', current_user);
end $$;
grant select, delete on alias_link to sportello_identity;
grant delete, update (verified) on alias to sportello_identity;

-- What follows runs as the owner, whose policies let it read what belongs to a person or to another school. Each looks
-- at the person of the transaction and at the account that it acts as, and at nobody else's.

-- The alias of whoever acts: their own, or the one that is linked to the account.
create function own_alias() returns table (person text, email text, verified boolean, telephone text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.person, a.email, a.verified, a.telephone from public.alias a
  where a.person = public.app_person() or a.person in (
    select l.person from public.alias_account l
    where l.customer_code = public.app_school() and l.uid = public.app_person())
  limit 1
$$;

-- Makes an alias of the account acted as. 'linked': it has one; 'known': made, and the e-mail is that of another one.
create function create_alias(new_person text, new_email text, new_telephone text, link text, at timestamptz, until timestamptz)
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

-- Forgets what the person of the account began and did not verify.
create function delete_unverified_alias() returns boolean
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from public.alias a using public.alias_account l
    where l.customer_code = public.app_school() and l.uid = public.app_person() and a.person = l.person and not a.verified
    returning 1)
  select exists (select from gone)
$$;

-- An account that the alias of this transaction's person may be linked to, once its password is proven, and why not.
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

-- Links it. Another's attempt that nobody verified gives way: its password was proven. @returns whether it is linked now
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

-- Whether somebody can enter an account without an alias: by a password of its own, or by their digital identity.
create function has_own_way(code text, account_uid text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from public.account a join public.school s on s.customer_code = a.customer_code
    where a.customer_code = code and a.uid = account_uid
      and (a.password_hash is not null or (a.spid_enabled and s.spid_enabled)))
$$;

-- Ends the link of an account of the person. 'last': no other one would open the alias; 'onlyWay': nothing else opens the account.
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

-- The same from the account itself, which its person is in by its own password: an alias without accounts goes with it.
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

-- Deletes the alias of the person. @returns the accounts that nothing else opens: while there are any it stays
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

-- Schools in which somebody of the same name and tax code has an account that no alias is linked to.
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

-- The schools of the person that hold a licence: those of the alias, or the one acted for.
create function schools_with_licence(wanted text) returns setof text
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select h.customer_code from public.licence h
  where h.ac = wanted and h.status and (h.customer_code = public.app_school() or h.customer_code in (
    select l.customer_code from public.alias_account l where l.person = public.app_person()))
  order by 1
$$;

revoke all on function own_alias(), create_alias(text, text, text, text, timestamptz, timestamptz),
  delete_unverified_alias(), account_to_link(text), link_account(text, timestamptz), has_own_way(text, text),
  unlink_own_account(text), leave_alias(), delete_own_alias(), accounts_like_mine(), schools_with_licence(text) from public;
grant execute on function own_alias(), create_alias(text, text, text, text, timestamptz, timestamptz),
  delete_unverified_alias(), account_to_link(text), link_account(text, timestamptz),
  unlink_own_account(text), leave_alias(), delete_own_alias(), accounts_like_mine(), schools_with_licence(text) to sportello_app;
