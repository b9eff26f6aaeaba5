-- Changes that a SCIM client asked for and that were not made: tried while the client is on trial, or refused. One row
-- for each record and kind of change; a change that is made later removes it.
create table scim_change (
  customer_code text not null,
  client uuid not null,
  kind text not null check (kind in ('create', 'update', 'enable', 'disable', 'delete', 'roles')),
  target text not null,
  outcome text not null check (outcome in ('tried', 'refused')),
  reason text,
  at timestamptz not null,
  primary key (customer_code, client, kind, target),
  foreign key (customer_code, client) references scim_client on delete cascade
);

alter table scim_change enable row level security;
alter table scim_change force row level security;
create policy of_the_owner on scim_change to current_user using (true) with check (true);
create policy of_the_school on scim_change to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on scim_change to sportello_app;
