-- What the provider's staff writes about a school's licences: codes, licences and contracts as files.
create table licence_document (
  customer_code text not null references school,
  filename text not null,
  kind text not null check (kind in ('licence', 'codes', 'updateCodes', 'contract')),
  -- The product that it is about.
  id_prodotto text not null,
  content bytea not null,
  added_at timestamptz not null,
  primary key (customer_code, filename)
);
create index licence_document_of_product on licence_document (customer_code, id_prodotto, kind);

-- How many contacts with support a school has, and how many of them it used.
create table assistance_contact (
  customer_code text not null references school,
  id_scheda text not null,
  tipo text not null check (tipo in ('cumulativo', 'prodotto', 'visione')),
  id_prodotto text not null,
  descrizione text not null,
  numero_installazione text,
  tipo_intervento text not null,
  data_inizio_assistenza date not null,
  interventi_a integer not null check (interventi_a >= 0),
  tot_interventi_a integer not null check (tot_interventi_a >= 0),
  tot_interventi_tetto integer check (tot_interventi_tetto >= 0),
  interventi_v integer not null check (interventi_v >= 0),
  tot_interventi_v integer not null check (tot_interventi_v >= 0),
  primary key (customer_code, id_scheda)
);

create table assistance_package (
  customer_code text not null references school,
  id_pacchetto text not null,
  descrizione text not null,
  interventi_effettuati integer not null check (interventi_effettuati >= 0),
  numero_interventi integer not null check (numero_interventi >= 0),
  primary key (customer_code, id_pacchetto)
);

-- An intervention counts for a contact or for a package.
create table intervention (
  customer_code text not null references school,
  id_attivita text not null,
  data_registr date not null,
  persona text not null,
  anomalia text not null,
  tipo_intervento text not null,
  id_prodotto text not null,
  tipo text,
  numero_installazione text,
  id_pacchetto text,
  primary key (customer_code, id_attivita)
);
create index intervention_of_product on intervention (customer_code, id_prodotto);

do $$
declare
  name text;
begin
  foreach name in array array['licence_document', 'assistance_contact', 'assistance_package', 'intervention'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', name);
    execute format('grant select on %I to sportello_app', name);
    execute format('create policy of_the_operators on %I to sportello_operator using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to sportello_operator', name);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', name, current_user);
  end loop;
end $$;

-- What can be had, for every school alike.
create table offered_product (
  id_prodotto text primary key,
  tipo text not null check (tipo in ('client-server', 'web', 'services')),
  descrizione text not null,
  about text not null,
  link text,
  withdrawn_at timestamptz
);
grant select on offered_product to sportello_app, sportello_operator;
grant insert, update on offered_product to sportello_operator;
