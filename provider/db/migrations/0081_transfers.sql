-- Transfers of data from other suppliers: their document, their files' passwords, and what the provider's staff does.
alter table practice
  add column note text,
  add column tax_code_ds text,
  add column document_id uuid,
  -- Who saved or signed it last: the receipt and what the staff does are told to them.
  add column by_uid text;
grant insert, update, delete on practice to sportello_app;
create policy of_the_operators on practice to sportello_operator using (true) with check (true);
grant select (customer_code, cod_min_altri, area, status, status_operatore, by_uid) on practice to sportello_operator;
grant update (status_operatore, updated_date) on practice to sportello_operator;

-- What is said of a file besides its upload. The password is sealed, and schools cannot read it back.
create table practice_file (
  customer_code text not null,
  upload_id uuid not null,
  supplier text not null,
  password text,
  has_password boolean not null generated always as (password is not null) stored,
  primary key (customer_code, upload_id),
  foreign key (customer_code, upload_id) references upload on delete cascade
);
alter table practice_file enable row level security;
alter table practice_file force row level security;
create policy of_the_school on practice_file to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select (customer_code, upload_id, supplier, has_password), delete on practice_file to sportello_app;
grant insert (customer_code, upload_id, supplier, password) on practice_file to sportello_app;
-- The keys that seal them are rotated; the provider's staff opens the archives.
create policy of_the_platform on practice_file to sportello_platform using (true) with check (true);
grant select (customer_code, upload_id, password) on practice_file to sportello_platform;
grant update (password) on practice_file to sportello_platform;
grant select (supplier) on practice_file to sportello_operator;
grant select (folder, name, size, sha256) on upload to sportello_operator;

do $$
begin
  execute format('create policy of_the_owner on practice_file to %I using (true) with check (true)', current_user);
end $$;

alter table pending_signature drop constraint pending_signature_procedure_check;
alter table pending_signature add constraint pending_signature_procedure_check check (procedure <> '');
