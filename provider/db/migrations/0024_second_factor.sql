-- The apps that show somebody's codes. The secret is sealed by the identity provider, who alone can open it.
create table otp_method (
  customer_code text not null references school,
  id uuid not null,
  uid text not null,
  name text not null,
  secret text not null,
  activated_at timestamptz not null,
  -- Absent until the first code: until then whoever has the password may link the app anew.
  used_at timestamptz,
  -- The time step of the last code: neither it nor an earlier one is taken again.
  last_step bigint not null default 0,
  primary key (customer_code, id),
  foreign key (customer_code, uid) references account on delete cascade
);
create index otp_method_by_account on otp_method (customer_code, uid);

-- Links to an app to be; the secret is made when the link is first opened.
create table otp_link (
  customer_code text not null references school,
  token_hash text not null,
  uid text not null,
  name text not null,
  secret text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_code, token_hash),
  foreign key (customer_code, uid) references account on delete cascade
);
create index otp_link_by_account on otp_link (customer_code, uid);
create index otp_link_by_expiry on otp_link (expires_at);

-- In place of a code, once each, for whoever has lost the telephone.
create table recovery_code (
  customer_code text not null references school,
  uid text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (customer_code, uid, code_hash),
  foreign key (customer_code, uid) references account on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['otp_method', 'otp_link', 'recovery_code'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
    execute format('create policy to_sign_in on %I to sportello_identity using (true) with check (true)', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
-- The API never needs a secret, so it cannot read one.
grant select (customer_code, id, uid, name, activated_at, used_at), delete on otp_method to sportello_app;
grant select (customer_code, uid), insert, delete on otp_link to sportello_app;
grant select, insert, delete on recovery_code to sportello_app;
grant select, insert, update, delete on otp_method, otp_link to sportello_identity;
grant select, update on recovery_code to sportello_identity;
grant update (otp_enabled) on account to sportello_identity;
create policy of_the_platform on otp_link to sportello_platform using (true);
grant select, delete on otp_link to sportello_platform;
