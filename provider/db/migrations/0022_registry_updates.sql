-- The registry of a school is a copy of what the applications Alunni and Personale say; the links to accounts are
-- its own. What they say is kept apart until somebody has seen what is different and takes it over.
alter table registry_person add column version integer not null default 1;
grant insert, update, delete on registry_person to sportello_app;

create table registry_source (
  customer_code text not null references school,
  anno integer not null,
  published_at timestamptz not null,
  people jsonb not null,
  primary key (customer_code, anno)
);

-- Each time the copy was brought up to date: when, by whom, and how much was different.
create table registry_update (
  customer_code text not null references school,
  anno integer not null,
  updated_at timestamptz not null,
  name text not null,
  added integer not null,
  changed integer not null,
  gone integer not null,
  primary key (customer_code, anno, updated_at)
);

do $$
declare t text;
begin
  foreach t in array array['registry_source', 'registry_update'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
grant select on registry_source to sportello_app;
grant select, insert on registry_update to sportello_app;
-- The provider's own staff publishes for any school what its applications say.
create policy to_publish on registry_source to sportello_platform using (true) with check (true);
grant select, insert, update on registry_source to sportello_platform;
