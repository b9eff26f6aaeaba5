create table school (
  customer_code text primary key check (customer_code ~ '^[A-Z]{2}[0-9]{5}$'),
  cod_min text not null,
  name text not null,
  kind text,
  street text, postal_code text, city text not null, provincia text, region text,
  private_school boolean not null default false,
  lead_school boolean not null default false,
  spid_enabled boolean not null default false,
  otp_enabled boolean not null default false,
  merging_into text,
  version integer not null default 1
);

create table application (
  ac text primary key,
  description text not null,
  category text not null check (category in ('Contabile', 'Didattica', 'Generale', 'Personale'))
);

create table application_role (
  ac text not null references application,
  cn text not null,
  description text not null,
  primary key (ac, cn)
);

create table licence (
  customer_code text not null references school,
  ac text not null references application,
  status boolean not null default true,
  expiration_date date,
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
  -- Tokens issued before this moment are refused: sign-out, disabling, password change.
  rights_from timestamptz not null default '1970-01-01 00:00:00+00',
  version integer not null default 1,
  sort_key text collate "C" generated always as (plain(sn || ' ' || cn)) stored,
  search text collate "C" generated always as
    (plain(sn || ' ' || cn || ' ' || uid || ' ' || email || ' ' || coalesce(codice_fiscale, ''))) stored,
  primary key (customer_code, uid),
  check (uid = username || '.' || customer_code)
);
create index account_by_sort_key on account (customer_code, sort_key, uid);

create table account_group (
  customer_code text not null,
  uid text not null,
  ac text not null,
  cn text not null,
  primary key (customer_code, uid, ac, cn),
  foreign key (customer_code, uid) references account on delete cascade,
  foreign key (ac, cn) references application_role
);

-- DS and DSGA: who holds the office now.
create table office (
  customer_code text not null references school,
  office text not null check (office in ('DS', 'DSGA')),
  uid text not null,
  primary key (customer_code, office),
  foreign key (customer_code, uid) references account on delete cascade
);

-- The ArgoID: one person across schools, with an e-mail and a password of its own.
create table alias (
  person text primary key,
  email text not null unique,
  sn text not null,
  cn text not null,
  codice_fiscale text,
  password_hash text,
  enabled boolean not null default true,
  rights_from timestamptz not null default '1970-01-01 00:00:00+00'
);
create table alias_account (
  person text not null references alias on delete cascade,
  customer_code text not null,
  uid text not null,
  linked_at timestamptz not null,
  primary key (person, customer_code, uid),
  foreign key (customer_code, uid) references account on delete cascade
);
