-- The contracts of a school. The document is made and frozen when it is first handed out; until then it has none.
-- status: -1 there is no file; 0 to be signed; 1 signed; 2 counter-signed; 3 to be downloaded only.
create table contract_document (
  customer_code text not null references school,
  file_name text not null,
  name text not null,
  type text not null check (type in ('S', 'RS', 'C', 'R', 'V', 'L')),
  anno text not null check (anno ~ '^[0-9]{4}'),
  status integer not null check (status between -1 and 3),
  clausola1 boolean not null default false,
  clausola2 boolean not null default false,
  document_id uuid,
  created_at timestamptz not null,
  primary key (customer_code, file_name),
  foreign key (customer_code, document_id) references frozen_document
);

alter table contract_document enable row level security;
alter table contract_document force row level security;
create policy of_the_school on contract_document to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select on contract_document to sportello_app;
grant update (status, clausola1, clausola2, document_id) on contract_document to sportello_app;

do $$
begin
  execute format('create policy of_the_owner on contract_document to %I using (true) with check (true)', current_user);
end $$;
