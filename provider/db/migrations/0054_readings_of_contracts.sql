-- Who accepted the clauses of a contract: what one person accepted does not count as the next one's consent.
alter table contract_document add column clauses_by text;
grant update (clauses_by) on contract_document to sportello_app;

-- Which version of a document somebody has read.
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
alter table document_reading enable row level security;
alter table document_reading force row level security;
create policy of_the_school on document_reading to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, delete on document_reading to sportello_app;
do $$
begin
  execute format('create policy of_the_owner on document_reading to %I using (true) with check (true)', current_user);
end $$;
