-- Transfers of data from other suppliers. The area is empty until it is chosen; a school has one practice for
-- a source and an area.
create table practice (
  customer_code text not null references school,
  cod_min_altri text not null,
  area text not null default '' check (area in ('', 'Contabile', 'Documentale', 'Didattica', 'Personale')),
  status text not null check (status in ('CREATED', 'SIGNED')),
  status_operatore text check (status_operatore in ('STARTED', 'COMPLETED')),
  created_date timestamptz not null,
  updated_date timestamptz not null,
  applicativi jsonb not null,
  nome_ds text,
  cognome_ds text,
  pec text,
  anno_finanziario text,
  anno text not null,
  prefix_key_file_original text,
  prefix_key_file_signed text,
  progress integer not null default 0 check (progress between 0 and 100),
  primary key (customer_code, cod_min_altri, area)
);

alter table practice enable row level security;
alter table practice force row level security;
create policy of_the_school on practice to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select on practice to sportello_app;

do $$
begin
  execute format('create policy of_the_owner on practice to %I using (true) with check (true)', current_user);
end $$;
