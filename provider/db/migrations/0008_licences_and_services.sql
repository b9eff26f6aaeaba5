-- What schools bought: licences, support, and products on offer.

-- Products that a school bought: the licences shown in the administrative area.
create table licence_product (
  customer_code text not null references school,
  id_prodotto text not null,
  tipo text not null check (tipo in ('client-server', 'web', 'services')),
  descrizione text not null,
  tipo_movimento_vendita text,
  numero_installazione text,
  stato_contratto text not null check (stato_contratto in
    ('Attiva', 'Gratuita', 'Sospesa', 'Cessata', 'Sostituita', 'Visione', 'In Scadenza', 'In attesa di rinnovo')),
  data_scadenza_assistenza date,
  link_download text,
  link_codici text,
  link_codici_agg text,
  anomalia text,
  primary key (customer_code, id_prodotto)
);

-- Files that the provider's staff adds to a school's licences: codes, licences and contracts.
create table licence_document (
  customer_code text not null references school,
  filename text not null,
  kind text not null check (kind in ('licence', 'codes', 'updateCodes', 'contract')),
  -- The product concerned.
  id_prodotto text not null,
  content bytea not null,
  added_at timestamptz not null,
  primary key (customer_code, filename)
);
create index licence_document_of_product on licence_document (customer_code, id_prodotto, kind);

-- The number of support contacts that a school has, and how many are used.
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

-- An intervention counts towards a contact or a package.
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

-- Products on offer, the same for all schools.
create table offered_product (
  id_prodotto text primary key,
  tipo text not null check (tipo in ('client-server', 'web', 'services')),
  descrizione text not null,
  about text not null,
  link text,
  withdrawn_at timestamptz
);

do $$
declare t text;
begin
  foreach t in array array[
    'licence_product', 'licence_document', 'assistance_contact', 'assistance_package', 'intervention'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

create policy of_the_operators on licence_product to sportello_operator using (true) with check (true);
grant select on licence_product to sportello_app;
grant select, insert, update on licence_product to sportello_operator;

create policy of_the_operators on licence_document to sportello_operator using (true) with check (true);
grant select on licence_document to sportello_app;
grant select, insert, update, delete on licence_document to sportello_operator;

create policy of_the_operators on assistance_contact to sportello_operator using (true) with check (true);
grant select on assistance_contact to sportello_app;
grant select, insert, update, delete on assistance_contact to sportello_operator;

create policy of_the_operators on assistance_package to sportello_operator using (true) with check (true);
grant select on assistance_package to sportello_app;
grant select, insert, update, delete on assistance_package to sportello_operator;

create policy of_the_operators on intervention to sportello_operator using (true) with check (true);
grant select on intervention to sportello_app;
grant select, insert, update, delete on intervention to sportello_operator;

grant select on offered_product to sportello_app;
grant select, insert, update on offered_product to sportello_operator;
