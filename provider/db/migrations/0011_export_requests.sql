-- Requests of a school for its own data. One that was cancelled or deleted keeps its number, so that no
-- other ever gets it, and says nothing any more.
create table export_request (
  customer_code text not null references school,
  prg_richiesta integer not null,
  applicazioni jsonb not null,
  nome_file text,
  cognome_nome_supervisor text not null,
  des_email text not null,
  data_rich timestamptz not null,
  data_evasione timestamptz,
  scadenza integer,
  des_password text,
  removed_at timestamptz,
  primary key (customer_code, prg_richiesta)
);

alter table export_request enable row level security;
alter table export_request force row level security;
create policy of_the_school on export_request to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert on export_request to sportello_app;
grant update (removed_at, des_password) on export_request to sportello_app;

do $$
begin
  execute format('create policy of_the_owner on export_request to %I using (true) with check (true)', current_user);
end $$;
