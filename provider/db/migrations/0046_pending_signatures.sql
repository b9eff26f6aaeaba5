-- Whether the authorities of a signature's certificates said that these stand.
alter table document_signature add column revocation_checked boolean not null default false;

-- Signed files that are in order, but whose certificates' authority has not said yet whether it revoked them; and what
-- was refused for it afterwards, until the document is signed again. None of them counts as a signature.
create table pending_signature (
  customer_code text not null references school,
  document_id uuid not null,
  procedure text not null check (procedure in ('contract', 'preservation', 'spidRequest')),
  how text not null,
  file bytea not null,
  -- The tax code of who must sign.
  person text not null,
  by_uid text not null,
  -- The certificates are judged by this time.
  arrived_at timestamptz not null,
  state text not null check (state in ('waiting', 'unreachable', 'refused')),
  -- Until when it is tried.
  until timestamptz not null,
  tries integer not null,
  refusal text,
  primary key (customer_code, document_id),
  foreign key (customer_code, document_id) references frozen_document
);
alter table pending_signature enable row level security;
alter table pending_signature force row level security;
create policy of_the_school on pending_signature to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on pending_signature to sportello_app;
do $$
begin
  execute format('create policy of_the_owner on pending_signature to %I using (true) with check (true)', current_user);
end $$;

-- The provider's own staff has them tried again, in any school.
create policy of_the_platform on pending_signature to sportello_platform using (true) with check (true);
grant select (customer_code, document_id, arrived_at, state, until, tries) on pending_signature to sportello_platform;
grant update (state, until, tries) on pending_signature to sportello_platform;
