-- The identifiers that each SCIM client gives to users and groups (RFC 7643, 3.1, externalId).
create table scim_external_id (
  customer_code text not null,
  client uuid not null,
  type text not null check (type in ('User', 'Group')),
  id text not null,
  external_id text not null,
  primary key (customer_code, client, type, id),
  foreign key (customer_code, client) references scim_client on delete cascade
);
create index scim_external_id_by_value on scim_external_id (customer_code, client, type, external_id);

alter table scim_external_id enable row level security;
alter table scim_external_id force row level security;
create policy of_the_owner on scim_external_id to current_user using (true) with check (true);
create policy of_the_school on scim_external_id to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on scim_external_id to sportello_app;
