-- Documents to be signed, their signatures, contracts, digital preservation, and the request for SPID.

-- Documents as they were handed out for signature: nothing about them changes afterwards.
create table frozen_document (
  customer_code text not null references school,
  id uuid not null,
  name text not null,
  file_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages integer not null check (pages > 0),
  content bytea not null,
  frozen_at timestamptz not null,
  -- 'readable', or the reason why the document cannot be read (contract/pdf/unreadable.ts). Null: not examined yet;
  -- it is examined when it is read or signed.
  legibility text,
  primary key (customer_code, id)
);

-- Accepted signatures, each with its evidence. The number is that of the receipt, per school.
create table document_signature (
  customer_code text not null references school,
  document_id uuid not null,
  kind text not null check (kind in ('signature', 'counterSignature')),
  number integer not null,
  how text not null,
  file bytea not null,
  file_sha256 text not null,
  content_sha256 text not null,
  signer text not null,
  tax_code text not null,
  by_uid text not null,
  signed_at timestamptz not null,
  evidence jsonb not null,
  -- Whether the authorities confirmed that the certificates were not revoked.
  revocation_checked boolean not null default false,
  -- Others who signed besides the required person: in the same envelope, in an inner or outer one, or as a
  -- counter-signature.
  others text[] not null default '{}',
  primary key (customer_code, document_id, kind),
  foreign key (customer_code, document_id) references frozen_document,
  unique (customer_code, number)
);

-- Signed files that are valid except that their certificate's authority has not answered yet whether it was revoked;
-- and those refused for that reason, until the document is signed again. None of them counts as a signature.
create table pending_signature (
  customer_code text not null references school,
  document_id uuid not null,
  procedure text not null check (procedure <> ''),
  how text not null,
  file bytea not null,
  -- The tax code of the person who must sign.
  person text not null,
  by_uid text not null,
  -- The time at which the certificates are judged.
  arrived_at timestamptz not null,
  state text not null check (state in ('waiting', 'unreachable', 'refused')),
  -- When the attempts end.
  until timestamptz not null,
  tries integer not null,
  refusal text,
  primary key (customer_code, document_id),
  foreign key (customer_code, document_id) references frozen_document
);

-- Certificates whose signature of the trusted list is accepted. Requests only read them: the owner of the database
-- writes here, by a command on the machine.
create table trusted_list_signer (
  -- SHA-256 of the certificate, hexadecimal.
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- DER in base64.
  certificate text not null,
  pinned_at timestamptz not null
);

-- Answers of certification authorities (OCSP responses, revocation lists), shared by all processes until they expire.
-- Each was verified before it was stored and is verified again when it is used.
create table revocation_answer (
  key text primary key,
  der bytea not null,
  until timestamptz not null
);
create index revocation_answer_by_end on revocation_answer (until);

-- The contracts of a school. A document is generated and frozen when it is first handed out; until then document_id
-- is null. status: -1 no file; 0 to be signed; 1 signed; 2 counter-signed; 3 for download only.
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
  -- Why and when the last counter-signature was refused; null once one was accepted.
  counter_refused_at timestamptz,
  counter_refusal text,
  -- Who accepted the clauses: consent of one person does not count as that of the next.
  clauses_by text,
  -- Whether the provider's staff uploaded the document, which is then never generated again.
  brought boolean not null default false,
  primary key (customer_code, file_name),
  foreign key (customer_code, document_id) references frozen_document
);

-- Which version of a document a person has read.
create table document_reading (
  customer_code text not null references school,
  uid text not null,
  document_id uuid not null,
  read_at timestamptz not null,
  primary key (customer_code, uid, document_id),
  foreign key (customer_code, uid) references account on delete cascade,
  foreign key (customer_code, document_id) references frozen_document on delete cascade
);
create index document_reading_of_document on document_reading (customer_code, document_id);

-- Digital preservation: whether a school may activate it, and its progress. There is no row until the provider offers
-- it.
create table preservation (
  customer_code text primary key references school,
  opened_at timestamptz not null,
  manager_name text,
  manager_cf text,
  -- Incremented by each change of the documents' content; documents of an older generation are void.
  generation integer not null default 0,
  -- The school head named in the documents of this generation; null until they were requested.
  ds_name text,
  ds_cf text,
  receipt_number text,
  completed_at timestamptz,
  completed_by text,
  configured_at timestamptz,
  version integer not null default 1,
  -- Whether the receipt of the activation was sent by mail; null where unknown.
  receipt_mailed boolean
);

-- A requested document and the person who must sign it. document_id is null while it is being generated.
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

-- The school's request to the agency to enable sign-in with the national digital identities.
create table spid_request (
  customer_code text primary key references school,
  status text not null check (status in ('NON_GENERATA', 'DA_FIRMARE', 'PRESA_IN_CARICO', 'APPROVATA')),
  nome_cognome text,
  codice_fiscale text,
  titolo text,
  qualifica text,
  tel text,
  modified_date timestamptz not null,
  -- Generated and frozen when it is first handed out; null until then.
  document_id uuid,
  foreign key (customer_code, document_id) references frozen_document
);

-- Sign-ins with a digital identity.
create table spid_access (
  customer_code text not null references school,
  id bigint generated always as identity,
  at timestamptz not null,
  uid text not null,
  codice_fiscale text not null,
  identity_provider text not null,
  -- The identifier given by the reporting system: a sign-in reported twice is stored once.
  reference text,
  primary key (customer_code, id)
);
create unique index spid_access_by_reference on spid_access (customer_code, reference);

do $$
declare t text;
begin
  foreach t in array array[
    'frozen_document', 'document_signature', 'pending_signature', 'contract_document', 'document_reading',
    'preservation', 'preservation_document', 'spid_request', 'spid_access'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

-- The provider's staff uploads a contract's document, used instead of the generated one.
create policy of_the_operators on frozen_document to sportello_operator using (true) with check (true);
grant select, insert, update (legibility) on frozen_document to sportello_app;
grant select (customer_code, id), insert on frozen_document to sportello_operator;

grant select, insert on document_signature to sportello_app;

-- The provider's staff can have them tried again, in any school.
create policy of_the_platform on pending_signature to sportello_platform using (true) with check (true);
grant select, insert, update, delete on pending_signature to sportello_app;
grant select (customer_code, document_id, arrived_at, state, until, tries), update (state, until, tries) on
  pending_signature to sportello_platform;

grant select on trusted_list_signer to sportello_platform;

grant select, insert, update, delete on revocation_answer to sportello_platform;

create policy of_the_operators on contract_document to sportello_operator using (true) with check (true);
grant select, update (status, clausola1, clausola2, document_id, counter_refused_at, counter_refusal, clauses_by) on
  contract_document to sportello_app;
grant select, insert, update (status, document_id, brought) on contract_document to
  sportello_operator;

grant select, insert, delete on document_reading to sportello_app;

-- The provider's staff opens services and follows requests, in any school.
create policy of_the_platform on preservation to sportello_platform using (true) with check (true);
grant select, insert, update, delete on preservation to sportello_app;
grant select, insert, update on preservation to sportello_platform;

grant select, insert, update, delete on preservation_document to sportello_app;

create policy of_the_platform on spid_request to sportello_platform using (true) with check (true);
grant select, update (status, modified_date, document_id) on spid_request to sportello_app;
grant select, insert, update on spid_request to sportello_platform;

create policy of_the_operators on spid_access to sportello_operator using (true) with check (true);
grant select on spid_access to sportello_app;
grant select, insert on spid_access to sportello_operator;
