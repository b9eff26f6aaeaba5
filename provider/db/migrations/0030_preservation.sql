-- Digital preservation: whether a school may activate it and how far it is. There is no row before the provider opens it.
create table preservation (
  customer_code text primary key references school,
  opened_at timestamptz not null,
  manager_name text,
  manager_cf text,
  -- Counts up with each change of what the documents say; documents of an older one are no more.
  generation integer not null default 0,
  -- Whom the documents of this generation name as school head; null while none were asked for.
  ds_name text,
  ds_cf text,
  receipt_number text,
  completed_at timestamptz,
  completed_by text,
  configured_at timestamptz,
  version integer not null default 1
);

-- A document that was asked for, and who must sign it. Without a frozen document it is being made.
create table preservation_document (
  customer_code text not null references school,
  kind text not null check (kind in ('Contratto', 'Allegato', 'Affidamento', 'Attivazione')),
  generation integer not null,
  signer_name text not null,
  signer_cf text not null,
  document_id uuid,
  failed boolean not null default false,
  primary key (customer_code, kind),
  foreign key (customer_code, document_id) references frozen_document
);

-- The school's request to the agency that people may sign in with the national digital identities.
create table spid_request (
  customer_code text primary key references school,
  status text not null check (status in ('NON_GENERATA', 'DA_FIRMARE', 'PRESA_IN_CARICO', 'APPROVATA')),
  nome_cognome text,
  codice_fiscale text,
  titolo text,
  qualifica text,
  tel text,
  modified_date timestamptz not null
);

-- Accesses with a digital identity.
create table spid_access (
  customer_code text not null references school,
  id bigint generated always as identity,
  at timestamptz not null,
  uid text not null,
  codice_fiscale text not null,
  identity_provider text not null,
  primary key (customer_code, id)
);

do $$
declare t text;
begin
  foreach t in array array['preservation', 'preservation_document', 'spid_request', 'spid_access'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
grant select, insert, update, delete on preservation, preservation_document to sportello_app;
grant select on spid_request, spid_access to sportello_app;

-- The provider's own staff opens services and follows requests, in any school.
create policy of_the_platform on preservation to sportello_platform using (true) with check (true);
create policy of_the_platform on spid_request to sportello_platform using (true) with check (true);
create policy to_open_services on licence to sportello_platform using (true) with check (true);
grant select, insert, update on preservation, spid_request to sportello_platform;
grant select, insert, update on licence to sportello_platform;
