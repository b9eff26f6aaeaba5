-- Documents as they were handed out to be signed: nothing about one changes after that.
create table frozen_document (
  customer_code text not null references school,
  id uuid not null,
  name text not null,
  file_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages integer not null check (pages > 0),
  content bytea not null,
  frozen_at timestamptz not null,
  primary key (customer_code, id)
);

-- Signatures that were accepted, each with what it rests on. The number is that of the receipt, in the school.
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
  primary key (customer_code, document_id, kind),
  foreign key (customer_code, document_id) references frozen_document,
  unique (customer_code, number)
);

do $$
declare
  name text;
begin
  foreach name in array array['frozen_document', 'document_signature'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', name);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', name, current_user);
    execute format('grant select, insert on %I to sportello_app', name);
  end loop;
end $$;
