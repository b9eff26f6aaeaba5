-- How people want to find a list again. A view of one's own is nobody else's, in the database too.
create table list_view (
  customer_code text not null references school,
  id uuid not null,
  entity text not null,
  person text not null,
  name text not null,
  query text not null,
  shared boolean not null,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (customer_code, id)
);
create unique index list_view_name on list_view (customer_code, entity, person, lower(name));

create table list_view_default (
  customer_code text not null references school,
  person text not null,
  entity text not null,
  view_id uuid not null,
  primary key (customer_code, person, entity),
  foreign key (customer_code, view_id) references list_view on delete cascade
);
create index list_view_default_view on list_view_default (customer_code, view_id);

do $$
declare t text;
begin
  foreach t in array array['list_view', 'list_view_default'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;

create policy of_the_school on list_view to sportello_app
  using (customer_code = app_school() and (shared or person = app_person()))
  with check (customer_code = app_school());
create policy of_the_school on list_view_default to sportello_app
  using (customer_code = app_school() and person = app_person())
  with check (customer_code = app_school() and person = app_person());

grant select, insert, update, delete on list_view, list_view_default to sportello_app;
