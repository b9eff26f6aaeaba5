-- Systems that keep the users of a school in step through SCIM: Microsoft Entra, Okta, a registry. Each has one token, of
-- which only the digest is kept.
create table scim_client (
  customer_code text not null references school,
  id uuid not null,
  name text not null,
  token_hash text not null,
  token_at timestamptz not null,
  -- prova: changes are recorded, not made. attiva: they are made.
  mode text not null check (mode in ('prova', 'attiva')),
  created_at timestamptz not null,
  created_by text not null,
  used_at timestamptz,
  primary key (customer_code, id)
);
create index scim_client_by_token on scim_client (token_hash);
create unique index scim_client_name on scim_client (customer_code, lower(name));

alter table scim_client enable row level security;
alter table scim_client force row level security;
create policy of_the_owner on scim_client to current_user using (true) with check (true);
create policy of_the_school on scim_client to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
create policy to_sign_in on scim_client to sportello_identity using (true);
grant select, insert, update (token_hash, token_at, mode, used_at), delete on scim_client to sportello_app;
grant select on scim_client to sportello_identity;
