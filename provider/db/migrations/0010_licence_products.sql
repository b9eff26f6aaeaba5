-- What a school has bought, product by product: the licences that the administrative area shows.
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

alter table licence_product enable row level security;
alter table licence_product force row level security;
create policy of_the_school on licence_product to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select on licence_product to sportello_app;

do $$
begin
  execute format('create policy of_the_owner on licence_product to %I using (true) with check (true)', current_user);
end $$;
