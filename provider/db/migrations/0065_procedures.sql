-- The long procedures of a school: the step that each is at, and what was answered so far.
create table procedure_run (
  customer_code text not null references school,
  procedure text not null,
  step text not null,
  answers jsonb not null,
  version integer not null,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by text not null,
  saved_name text not null,
  primary key (customer_code, procedure)
);

-- Who has one open: forgotten a minute after their last sign.
create table procedure_presence (
  customer_code text not null references school,
  procedure text not null,
  uid text not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (customer_code, procedure, uid)
);

-- What somebody was given at the end of one: it stays as it was.
create table procedure_receipt (
  customer_code text not null references school,
  number text not null,
  procedure text not null,
  issued_at timestamptz not null,
  receipt jsonb not null,
  primary key (customer_code, number)
);

do $$
declare
  t text;
begin
  foreach t in array array['procedure_run', 'procedure_presence', 'procedure_receipt'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
grant select, insert, update, delete on procedure_run, procedure_presence to sportello_app;
grant select, insert on procedure_receipt to sportello_app;
