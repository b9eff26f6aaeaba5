-- The staff registry of the pupils and staff applications, a service year at a time. A person may have an
-- account here, and an account is of one person in a year.
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
  primary key (customer_code, anno, prg_anagrafe),
  foreign key (customer_code, uid_portale) references account on delete set null (uid_portale)
);
create unique index registry_person_by_account on registry_person (customer_code, anno, uid_portale)
  where uid_portale is not null;

alter table registry_person enable row level security;
alter table registry_person force row level security;
create policy of_the_school on registry_person to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select on registry_person to sportello_app;

do $$
begin
  execute format('create policy of_the_owner on registry_person to %I using (true) with check (true)', current_user);
end $$;
