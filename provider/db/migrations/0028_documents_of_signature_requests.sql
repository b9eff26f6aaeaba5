-- The documents of a request, in the version that was asked to be signed.
create table signature_request_document (
  customer_code text not null,
  request_id uuid not null,
  file_name text not null,
  document_id uuid not null,
  primary key (customer_code, request_id, file_name),
  foreign key (customer_code, request_id) references signature_request,
  foreign key (customer_code, document_id) references frozen_document
);

alter table signature_request_document enable row level security;
alter table signature_request_document force row level security;
create policy of_the_owner on signature_request_document to current_user using (true) with check (true);
create policy of_the_school on signature_request_document to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert on signature_request_document to sportello_app;
