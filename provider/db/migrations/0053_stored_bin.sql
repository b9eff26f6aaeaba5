-- Removed records of declared resources with soft deletion, until they are restored or deleted for good. Their files
-- stay in stored_file.
create table stored_bin (
  customer_code text not null references school,
  resource text not null,
  id text not null,
  record jsonb not null,
  version integer not null,
  deleted_at timestamptz not null,
  deleted_by text,
  primary key (customer_code, resource, id)
);
create index stored_bin_by_time on stored_bin (deleted_at);

alter table stored_bin enable row level security;
alter table stored_bin force row level security;
do $$ begin
  execute format('create policy of_the_owner on stored_bin to %I using (true) with check (true)', current_user);
end $$;
create policy of_the_school on stored_bin to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
-- Locking a row needs the permission to change a column.
grant select, insert, update (deleted_at), delete on stored_bin to sportello_app;
-- The job that empties bins finds the schools.
create policy of_the_platform on stored_bin for select to sportello_platform using (true);
grant select (customer_code, deleted_at) on stored_bin to sportello_platform;
