-- Files of records of stored resources. Their bytes are in the object store: a row is there before its object is begun, and
-- goes after it is gone.
create table stored_file (
  customer_code text not null references school,
  id uuid not null,
  resource text not null,
  field text not null,
  -- Of which record; of none until that is written.
  record text,
  sha256 text not null,
  store text not null check (store in ('disk', 's3')),
  -- What the store calls it while it arrives.
  store_id text,
  -- Since when no record has it: replaced, removed, or not written yet.
  let_go_at timestamptz,
  primary key (customer_code, id)
);
create index stored_file_of_record on stored_file (customer_code, resource, record, field) where let_go_at is null;
create index stored_file_let_go on stored_file (let_go_at) where let_go_at is not null;

do $$
begin
  execute 'alter table stored_file enable row level security';
  execute 'alter table stored_file force row level security';
  execute 'create policy of_the_school on stored_file to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())';
  execute 'create policy of_the_platform on stored_file to sportello_platform using (true) with check (true)';
  execute format('create policy of_the_owner on stored_file to %I using (true) with check (true)', current_user);
end $$;
grant select, insert on stored_file to sportello_app;
grant update (record, store_id, let_go_at) on stored_file to sportello_app;

-- Jobs let go of what no record has, and compare rows and objects, in any school.
grant select (customer_code, id, store, store_id, let_go_at), delete on stored_file to sportello_platform;
