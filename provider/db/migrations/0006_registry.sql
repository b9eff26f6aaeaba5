-- The copy of the staff registry that a school keeps. What the applications publish is stored apart (registry_source)
-- until a school accepts the differences; the links to accounts are its own.

-- The staff registry of the applications Alunni and Personale, per school year. A person may have an account, and an
-- account belongs to one person in a year.
create table registry_person (
  customer_code text not null references school,
  anno integer not null,
  prg_anagrafe text not null,
  nome text not null,
  cognome text not null,
  codice_fiscale text,
  email text,
  data_nascita date,
  rapporto_lavoro text,
  ruoli jsonb not null,
  uid_portale text,
  version integer not null default 1,
  primary key (customer_code, anno, prg_anagrafe),
  foreign key (customer_code, uid_portale) references account on delete set null (uid_portale)
);
create unique index registry_person_by_account on registry_person (customer_code, anno, uid_portale)
  where uid_portale is not null;

create table registry_source (
  customer_code text not null references school,
  anno integer not null,
  published_at timestamptz not null,
  people jsonb not null,
  primary key (customer_code, anno)
);

-- Each update of the copy: when, by whom, and how many differences there were.
create table registry_update (
  customer_code text not null references school,
  anno integer not null,
  updated_at timestamptz not null,
  name text not null,
  added integer not null,
  changed integer not null,
  gone integer not null,
  primary key (customer_code, anno, updated_at)
);

do $$
declare t text;
begin
  foreach t in array array['registry_person', 'registry_source', 'registry_update'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

grant select, insert, update, delete on registry_person to sportello_app;

-- The provider's staff publishes the data of the applications for any school.
create policy to_publish on registry_source to sportello_platform using (true) with check (true);
grant select on registry_source to sportello_app;
grant select, insert, update on registry_source to sportello_platform;

-- The provider's staff sees when schools updated their registry.
create policy lists_of_operators on registry_update for select to sportello_operator using (true);
grant select, insert on registry_update to sportello_app;
grant select (customer_code, anno, updated_at) on registry_update to sportello_operator;
