-- Links with which somebody chooses a password. The link holds a token, the table only its hash; who opens it
-- is not signed in, so the identity provider reads it before it knows the school.
create table password_link (
  customer_code text not null,
  token_hash text not null,
  uid text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_code, token_hash),
  foreign key (customer_code, uid) references account on delete cascade
);
create index password_link_by_account on password_link (customer_code, uid);

-- What a record of an operation was given: the cells of a row of a file, and what was meant to become of it.
alter table operation_row add column given jsonb;
alter table operation_row add column verdict text
  check (verdict in ('create', 'update', 'unchanged', 'refused'));
alter table operation drop constraint operation_state_check;
alter table operation add constraint operation_state_check
  check (state in ('collecting', 'running', 'ended', 'cancelled', 'stopped'));

-- Which column of a file is which field, as the school said last time; an empty field is left out.
create table import_column (
  customer_code text not null references school,
  resource text not null,
  header text not null,
  field text not null,
  primary key (customer_code, resource, header)
);

do $$
declare t text;
begin
  foreach t in array array['password_link', 'import_column'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
grant select, insert, delete on password_link to sportello_app;
grant select, insert, update on import_column to sportello_app;
create policy to_sign_in on password_link to sportello_identity using (true);
grant select, delete on password_link to sportello_identity;

-- A mail that was not sent yet to somebody who is removed again is not sent at all.
grant delete on mail to sportello_app;

-- Imports that were begun and never run, and links that nobody used, are removed after a while.
create policy to_clean on password_link to sportello_platform using (true);
grant select, delete on password_link to sportello_platform;
create policy to_clean on operation to sportello_platform using (state = 'collecting');
grant select, delete on operation to sportello_platform;
