-- The provider's own staff: people with a password and a second factor, and programs with scopes; what they do with
-- schools.

create table operator (
  username text primary key check (username ~ '^[a-z][a-z0-9._-]{1,39}$'),
  name text not null,
  enabled boolean not null default true,
  password_hash text,
  -- The key of the one-time codes, sealed; and the time step of the last code, which is accepted once.
  otp_secret text,
  ready boolean not null generated always as (password_hash is not null and otp_secret is not null) stored,
  otp_step bigint not null default 0,
  created_at timestamptz not null,
  created_by text not null,
  signed_in_at timestamptz
);

-- The link for the first access. The key is generated when the link is opened, for the person who opens it first.
create table operator_invitation (
  token_hash text primary key,
  username text not null references operator,
  otp_secret text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table operator_session (
  token_hash text primary key,
  username text not null references operator,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null
);
create index operator_session_by_operator on operator_session (username);

create table operator_client (
  client_id text primary key,
  name text not null,
  secret_hash text not null,
  scopes jsonb not null,
  enabled boolean not null default true,
  created_at timestamptz not null,
  created_by text not null,
  used_at timestamptz,
  -- The schools that the program is limited to; null: all.
  schools text[]
);

create table operator_token (
  token_hash text primary key,
  client_id text not null references operator_client,
  scopes jsonb not null,
  expires_at timestamptz not null
);

-- Access of the provider's staff on behalf of a supervisor who consented, for an hour. Who asked and why is kept.
create table support_access (
  customer_code text not null references school,
  id uuid not null,
  uid text not null,
  operator text not null references operator,
  operator_name text not null,
  reason text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- Set when the supervisor consents.
  until timestamptz,
  ended_at timestamptz,
  primary key (customer_code, id),
  foreign key (customer_code, uid) references account on delete cascade,
  check (until is null or answered_at is not null)
);
create index support_access_by_account on support_access (customer_code, uid, operator, asked_at);

-- Imports of schools from a file: the content of each row, its problems, and the outcome.
create table platform_import (
  id uuid primary key,
  created_at timestamptz not null,
  created_by text not null,
  state text not null check (state in ('previewed', 'running', 'stopped', 'done', 'takenBack')),
  done_at timestamptz,
  -- What was read of the uploaded table: sheet, encoding, rows left out.
  reading jsonb
);

create table platform_import_row (
  import uuid not null references platform_import,
  position integer not null,
  customer_code text,
  content jsonb not null,
  problems jsonb not null,
  state text not null check (state in ('ready', 'refused', 'done', 'skipped', 'takenBack', 'kept')),
  primary key (import, position)
);
create index platform_import_row_by_state on platform_import_row (import, state, position);

-- Takes back the schools of an import, which removes those that nobody has used: the role of operators removes no
-- school or person otherwise. The tables that the import itself fills are named; a row in any other table, also one
-- added later, keeps the school.
create function take_back_schools(codes text[]) returns setof text language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  unused text[];
  made constant text[] := array['account', 'contract_document', 'licence', 'licence_product', 'mail'];
  t text;
begin
  select coalesce(array_agg(s.customer_code), '{}') into unused from school s
  where s.customer_code = any(codes)
    and not exists (select 1 from account a where a.customer_code = s.customer_code
      and (a.last_login is not null or a.password_hash is not null))
    and not exists (select 1 from audit_entry e where e.customer_code = s.customer_code);
  for t in
    select distinct c.relname from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'public.school'::regclass and c.relname <> all(made)
  loop
    execute format('select coalesce(array_agg(code), ''{}'') from unnest($1) as code
      where not exists (select from public.%I used where used.customer_code = code)', t) into unused using unused;
  end loop;
  delete from contract_document where customer_code = any(unused);
  delete from licence_product where customer_code = any(unused);
  delete from licence where customer_code = any(unused);
  delete from mail where customer_code = any(unused);
  delete from account where customer_code = any(unused);
  delete from school where customer_code = any(unused);
  return query select unnest(unused);
end $$;
revoke all on function take_back_schools(text[]) from public;
grant execute on function take_back_schools(text[]) to sportello_operator;

-- The personal data in import files are deleted once the import can no longer be taken back. For rows that were
-- imported or refused the outcome stays; a file that was never imported is deleted whole.
create function forget_school_files(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  emptied integer;
  removed integer;
begin
  update platform_import_row set content = '{}' where (import, position) in (
    select r.import, r.position from platform_import i join platform_import_row r on r.import = i.id
    where i.done_at < before and r.state <> 'ready' and r.content <> '{}' limit most);
  get diagnostics emptied = row_count;
  delete from platform_import_row where (import, position) in (
    select r.import, r.position from platform_import i join platform_import_row r on r.import = i.id
    where i.state = 'previewed' and i.created_at < before limit most);
  get diagnostics removed = row_count;
  delete from platform_import i where i.state = 'previewed' and i.created_at < before
    and not exists (select from platform_import_row r where r.import = i.id);
  return emptied + removed;
end $$;
revoke all on function forget_school_files(timestamptz, integer) from public;
grant execute on function forget_school_files(timestamptz, integer) to sportello_platform;

-- Removes the data of schools that stayed closed: people and everything about them. The school's own record, what it
-- signed, its log and its archive stay. Tables added later are emptied too, unless they are named here. Left out are
-- schools with files that this process cannot remove.
create function remove_closed_schools(before timestamptz, at timestamptz, most integer, but text[])
  returns table (school text, people bigint) language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  codes text[];
  kept constant text[] := array[
    'school', 'audit_entry', 'archived_month', 'contract_document', 'frozen_document', 'document_signature'];
  held integer;
  t text;
begin
  select array_agg(customer_code) into codes from (
    select s.customer_code from public.school s
    where s.closed_at < before and s.removed_at is null and s.customer_code <> all(but) order by s.closed_at
    limit most for update) as due;
  if codes is null then return; end if;
  return query select c, (select count(*) from account a where a.customer_code = c) from unnest(codes) as c;
  -- Some are held by others: those go in a later round.
  for round in 1..10 loop
    held := 0;
    for t in
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'customer_code'
        and not a.attisdropped and c.relname <> all(kept)
    loop
      begin
        execute format('delete from public.%I where customer_code = any($1)', t) using codes;
      exception when foreign_key_violation then
        held := held + 1;
      end;
    end loop;
    exit when held = 0;
  end loop;
  if held > 0 then raise exception 'Rows of closed schools are held by what is kept'; end if;
  update public.school set removed_at = at, dpo = null, recapito_dpo = null, spid_enabled = false,
    version = version + 1 where customer_code = any(codes);
end $$;
revoke all on function remove_closed_schools(timestamptz, timestamptz, integer, text[]) from public;
grant execute on function remove_closed_schools(timestamptz, timestamptz, integer, text[]) to sportello_platform;

do $$
declare t text;
begin
  foreach t in array array[
    'operator', 'operator_invitation', 'operator_session', 'operator_client', 'operator_token',
    'support_access', 'platform_import', 'platform_import_row'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;
create policy of_the_school on support_access to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());

-- The secrets of the staff are read by the identity provider alone: neither by the staff's own calls nor by a
-- school's.
create policy to_sign_in on operator to sportello_identity using (true) with check (true);
create policy of_the_operators on operator to sportello_operator using (true) with check (true);
grant select, insert, update, delete on operator to sportello_identity;
grant select (username, name, enabled, ready, created_at, created_by, signed_in_at), insert, update on operator to
  sportello_operator;

create policy to_sign_in on operator_invitation to sportello_identity using (true) with check (true);
create policy of_the_operators on operator_invitation to sportello_operator using (true) with check (true);
create policy to_clean on operator_invitation to sportello_platform using (true);
grant select, insert, update, delete on operator_invitation to sportello_identity;
grant select, delete on operator_invitation to sportello_platform;
grant insert on operator_invitation to sportello_operator;

create policy to_sign_in on operator_session to sportello_identity using (true) with check (true);
create policy of_the_operators on operator_session to sportello_operator using (true) with check (true);
create policy to_clean on operator_session to sportello_platform using (true);
grant select, insert, update, delete on operator_session to sportello_identity;
grant select, delete on operator_session to sportello_platform;

create policy to_sign_in on operator_client to sportello_identity using (true) with check (true);
create policy of_the_operators on operator_client to sportello_operator using (true) with check (true);
grant select, insert, update, delete on operator_client to sportello_identity;
grant select (client_id, name, scopes, enabled, created_at, created_by, used_at, schools), insert, update on
  operator_client to sportello_operator;

create policy to_sign_in on operator_token to sportello_identity using (true) with check (true);
create policy of_the_operators on operator_token to sportello_operator using (true) with check (true);
create policy to_clean on operator_token to sportello_platform using (true);
grant select, insert, update, delete on operator_token to sportello_identity;
grant select, delete on operator_token to sportello_platform;

create policy to_sign_in on support_access for select to sportello_identity using (true);
create policy of_the_operators on support_access to sportello_operator using (true) with check (true);
grant select, update (answered_at, until, ended_at) on support_access to sportello_app;
grant select on support_access to sportello_identity;
grant select, insert, update (ended_at) on support_access to sportello_operator;

create policy of_the_operators on platform_import to sportello_operator using (true) with check (true);
grant select, insert, update on platform_import to sportello_operator;

create policy of_the_operators on platform_import_row to sportello_operator using (true) with check (true);
grant select, insert, update on platform_import_row to sportello_operator;
