-- Applied as: e0141d45fb827d2d48abaff86c6857db30c5a9b3f0ebd83a36e1fba7afd7fca4
-- The provider's own staff: people with a password and a second factor, and programs with scopes. The role of their calls
-- may do what the platform may, and more; it is not the role of jobs and mails, which need none of it.
do $$
begin
  -- An administrator may have made it, where the owner may create none.
  if not exists (select from pg_roles where rolname = 'sportello_operator') then
    begin
      execute 'create role sportello_operator nologin';
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'sportello_operator', 'member') then
    execute format('grant sportello_operator to %I', current_user);
  end if;
  if not pg_has_role('sportello_operator', 'sportello_platform', 'member') then
    execute 'grant sportello_platform to sportello_operator';
  end if;
end $$;

create table operator (
  username text primary key check (username ~ '^[a-z][a-z0-9._-]{1,39}$'),
  name text not null,
  enabled boolean not null default true,
  password_hash text,
  -- The key of the one-time codes, sealed; and the last code taken, which is taken once.
  otp_secret text,
  ready boolean not null generated always as (password_hash is not null and otp_secret is not null) stored,
  otp_step bigint not null default 0,
  created_at timestamptz not null,
  created_by text not null,
  signed_in_at timestamptz
);

-- The link of a first access. The key is there once it was opened, for whoever opened it first.
create table operator_invitation (
  token_hash text primary key,
  username text not null references operator,
  otp_secret text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table operator_session (
  token_hash text primary key,
  username text not null references operator,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null
);
create index operator_session_by_operator on operator_session (username);

create table operator_client (
  client_id text primary key,
  name text not null,
  secret_hash text not null,
  scopes jsonb not null,
  enabled boolean not null default true,
  created_at timestamptz not null,
  created_by text not null,
  used_at timestamptz
);

create table operator_token (
  token_hash text primary key,
  client_id text not null references operator_client,
  scopes jsonb not null,
  expires_at timestamptz not null
);

-- Secrets of operators are read where people sign in, and nowhere else: neither by their own calls nor by a school's.
do $$
declare t text;
begin
  foreach t in array array['operator', 'operator_invitation', 'operator_session', 'operator_client', 'operator_token'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy to_sign_in on %I to sportello_identity using (true) with check (true)', t);
    execute format('create policy of_the_operators on %I to sportello_operator using (true) with check (true)', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
    execute format('grant select, insert, update, delete on %I to sportello_identity', t);
  end loop;
  foreach t in array array['operator_invitation', 'operator_session', 'operator_token'] loop
    execute format('create policy to_clean on %I to sportello_platform using (true)', t);
    execute format('grant select, delete on %I to sportello_platform', t);
  end loop;
end $$;
grant select (username, name, enabled, ready, created_at, created_by, signed_in_at) on operator to sportello_operator;
grant insert, update on operator to sportello_operator;
grant insert on operator_invitation to sportello_operator;
grant select (client_id, name, scopes, enabled, created_at, created_by, used_at) on operator_client to sportello_operator;
grant insert, update on operator_client to sportello_operator;
