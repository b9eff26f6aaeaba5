-- Schools, their applications and licences, and their accounts.

create table school (
  customer_code text primary key check (customer_code ~ '^[A-Z]{2}[0-9]{5}$'),
  cod_min text not null,
  name text not null,
  kind text,
  street text,
  postal_code text,
  city text not null,
  provincia text,
  region text,
  private_school boolean not null default false,
  lead_school boolean not null default false,
  spid_enabled boolean not null default false,
  otp_enabled boolean not null default false,
  version integer not null default 1,
  -- The day until which the school still allows sign-in with a password besides SPID and CIE, as it plans it.
  password_until date,
  -- Shown in the school's profile.
  heading text,
  cf text,
  cod_ipa text,
  cod_fatturazione text,
  telephone text,
  fax text,
  web_site text,
  mail text,
  pec text,
  dpo text,
  recapito_dpo text,
  -- Set when the provider's staff closes the school.
  closed_at timestamptz,
  closed_by text,
  -- When the personal data of a school that stayed closed were removed.
  removed_at timestamptz,
  -- Closing or reopening a school ends every session and token: what was granted before this moment is not valid any
  -- more, for any account of the school.
  access_from timestamptz
);

create table application (
  ac text primary key,
  description text not null,
  category text not null check (category in ('Contabile', 'Didattica', 'Generale', 'Personale')),
  -- The application's address.
  web_site text check (web_site ~ '^https?://')
);

create table application_role (
  ac text not null references application,
  cn text not null,
  description text not null,
  primary key (ac, cn)
);

-- Rules on the roles of an application. Exclusion: never both roles. Inclusion: the selected role allows the related
-- ones. A rule with several related roles has several rows, in their order.
create table group_rule (
  ac text not null,
  type_relationship text not null check (type_relationship in ('exclusion', 'inclusion')),
  role_selected text not null,
  role_relationship text not null,
  position integer not null,
  primary key (ac, type_relationship, role_selected, role_relationship),
  foreign key (ac, role_selected) references application_role,
  foreign key (ac, role_relationship) references application_role,
  check (role_selected <> role_relationship)
);

create table licence (
  customer_code text not null references school,
  ac text not null references application,
  status boolean not null default true,
  expiration_date date,
  ended_at timestamptz,
  ended_by text,
  primary key (customer_code, ac)
);

create table account (
  customer_code text not null references school,
  uid text not null,
  username text not null,
  sn text not null,
  cn text not null,
  email text not null,
  codice_fiscale text,
  enabled boolean not null default true,
  data_nascita date,
  data_scadenza date,
  last_login timestamptz,
  previous_login timestamptz,
  spid_enabled boolean not null default false,
  accessibility boolean not null default false,
  otp_enabled boolean not null default false,
  time_table text,
  consenso_mail boolean not null default false,
  mail_accesso text,
  password_hash text,
  -- Tokens issued before this moment are refused: sign-out, disabling, change of password.
  rights_from timestamptz not null default '1970-01-01 00:00:00+00',
  version integer not null default 1,
  sort_key text collate "C" generated always as (plain(sn || ' ' || cn)) stored,
  search text collate "C" generated always as
    (plain(sn || ' ' || cn || ' ' || uid || ' ' || email || ' ' || coalesce(codice_fiscale, ''))) stored,
  -- Counts the changes of the account's groups, so that taking one back notices a later one.
  groups_version integer not null default 1,
  tax_code_wrong boolean generated always as (codice_fiscale <> '' and tax_code_is_wrong(codice_fiscale)) stored,
  credentials_mail uuid,
  -- First and last day. A day that was reached is handled once: what somebody decides afterwards stays.
  data_inizio date,
  -- Whether the account is enabled automatically on its first day.
  opens boolean not null default false,
  -- The expiry that was handled last.
  closed_for date,
  -- Set when the expiry closed the account; rights_from is this moment as long as nobody changes the account
  -- afterwards.
  closed_at timestamptz,
  -- A sign-in that was begun before this moment fails, even where other sessions go on.
  sign_ins_from timestamptz not null default '1970-01-01 00:00:00+00',
  -- Whether the person has proven that they read mail at this address. Until then no password is reset by mail.
  email_confirmed boolean not null default true,
  -- Since when the person objects to a change of the e-mail address; a supervisor decides.
  email_contested_at timestamptz,
  -- Taking an operation back compares these counters: after two changes the value alone may be the same again.
  -- Setting the same expiry once more counts too; the code that does it increments the counter.
  spid_changes integer not null default 0,
  term_changes integer not null default 0,
  primary key (customer_code, uid),
  check (uid = username || '.' || customer_code)
);
create index account_by_sort_key on account (customer_code, sort_key, uid);
-- Names for signing in are compared without case, so that two accounts never differ in case alone.
create unique index account_by_name on account (customer_code, lower(uid));
create index account_by_tax_code on account (customer_code, codice_fiscale);
create index account_by_credentials_mail on account (customer_code, credentials_mail) where credentials_mail is not null;
create index account_to_open on account (data_inizio) where opens;
create index account_to_close on account (data_scadenza) where data_scadenza is distinct from closed_for;
-- The accounts of one person in several schools, by tax code.
create index account_of_person on account (upper(codice_fiscale));

create table account_group (
  customer_code text not null,
  uid text not null,
  ac text not null,
  cn text not null,
  primary key (customer_code, uid, ac, cn),
  foreign key (customer_code, uid) references account on delete cascade,
  foreign key (ac, cn) references application_role
);
create index account_group_supervisors on account_group (customer_code, uid) where ac = 'SSO' and cn = 'Member_admins';

-- Who holds the offices of DS and DSGA now.
create table office (
  customer_code text not null references school,
  office text not null check (office in ('DS', 'DSGA')),
  uid text not null,
  primary key (customer_code, office),
  foreign key (customer_code, uid) references account on delete cascade
);

-- Who held the offices, from when to when; the table office says who holds them now.
create table office_term (
  customer_code text not null references school,
  id bigint generated always as identity,
  office text not null check (office in ('DS', 'DSGA')),
  uid text not null,
  name text not null,
  -- Null where it is unknown.
  since timestamptz,
  until timestamptz,
  named_by text,
  primary key (customer_code, id)
);
create unique index office_term_now on office_term (customer_code, office) where until is null;

-- The schools with an account that opens or expires by this day; the platform reads nothing else of accounts. Closed
-- schools are left out: nobody joins them or receives instructions to sign in. When a school is reopened, its
-- accounts are handled then.
create function schools_with_due_dates(today date) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select due.customer_code from (
      select customer_code from public.account where opens and data_inizio <= today
      union
      select customer_code from public.account
        where data_scadenza is distinct from closed_for and data_scadenza <= today
    ) due
    join public.school s on s.customer_code = due.customer_code
    where s.closed_at is null
  $$;
revoke all on function schools_with_due_dates(date) from public;
grant execute on function schools_with_due_dates(date) to sportello_platform;

create function count_account_changes() returns trigger language plpgsql as $$
begin
  if new.spid_enabled is distinct from old.spid_enabled then
    new.spid_changes := old.spid_changes + 1;
  end if;
  if new.data_scadenza is distinct from old.data_scadenza then
    new.term_changes := old.term_changes + 1;
  end if;
  return new;
end $$;

create trigger count_changes before update of spid_enabled, data_scadenza on account
  for each row execute function count_account_changes();

-- Row-level security, by the scopes declared in provider/db/scopes.ts (a test compares them with the catalogue). It is
-- forced, so that it binds the owner too, who has a policy that allows all rows. Here and in the files below.
do $$
declare t text;
begin
  foreach t in array array['school', 'licence', 'account', 'account_group', 'office', 'office_term'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

-- Signing in finds an account before it knows the school, and records when it was used. The platform reads only which
-- schools are closed, to remove their data.
create policy to_sign_in on school to sportello_identity using (true);
create policy of_the_operators on school to sportello_operator using (true) with check (true);
create policy to_remove on school for select to sportello_platform using (closed_at is not null);
grant select, update on school to sportello_app;
grant select on school to sportello_identity;
grant select, insert, update on school to sportello_operator;
grant select (customer_code, closed_at, removed_at) on school to sportello_platform;

-- The platform names the application that an item of the news centre is about.
grant select on application to sportello_app, sportello_platform;
grant select, insert, update, delete on application to sportello_operator;

grant select on application_role to sportello_app;
grant select, insert, update, delete on application_role to sportello_operator;

grant select on group_rule to sportello_app;
grant select, insert, update, delete on group_rule to sportello_operator;

create policy to_sign_in on licence to sportello_identity using (true);
create policy to_open_services on licence to sportello_platform using (true) with check (true);
create policy of_the_operators on licence to sportello_operator using (true) with check (true);
grant select on licence to sportello_app, sportello_identity;
grant select, insert, update on licence to sportello_platform, sportello_operator;

-- The provider's staff reads who the people are and whether they use their accounts, never a password; it adds the
-- first accounts, which are then sent a mail.
create policy to_sign_in on account to sportello_identity using (true);
create policy of_the_operators on account to sportello_operator using (true) with check (true);
grant select, insert, update, delete on account to sportello_app;
grant select, update (enabled, last_login, previous_login, otp_enabled, password_hash, rights_from, version, opens,
  sign_ins_from, email_confirmed, email_contested_at) on account to sportello_identity;
grant select (customer_code, uid, username, sn, cn, email, enabled, last_login, credentials_mail), insert, update
  (credentials_mail) on account to sportello_operator;

create policy to_sign_in on account_group to sportello_identity using (true);
create policy of_the_operators on account_group to sportello_operator using (true) with check (true);
grant select, insert, update, delete on account_group to sportello_app;
grant select on account_group to sportello_identity;
grant select, insert on account_group to sportello_operator;

grant select, insert, update on office to sportello_app;

grant select, insert, update on office_term to sportello_app;
