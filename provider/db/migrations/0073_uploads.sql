-- Files of schools, while they arrive in parts and afterwards. Their bytes are in the object store.
create table upload (
  customer_code text not null references school,
  id uuid not null,
  folder text not null,
  name text not null,
  size bigint not null check (size > 0),
  part_size integer not null check (part_size > 0),
  store text not null check (store in ('disk', 's3')),
  -- What the store calls the upload.
  store_id text not null,
  by_uid text not null,
  by_name text not null,
  begun_at timestamptz not null,
  -- When somebody last went on with it.
  last_at timestamptz not null,
  stored_at timestamptz,
  sha256 text,
  checked text check (checked in ('file', 'parts')),
  primary key (customer_code, id),
  unique (customer_code, folder, name),
  check ((stored_at is null) = (sha256 is null) and (stored_at is null) = (checked is null))
);
-- What its sender said of each part; it never says anything else of the same part.
create table upload_part (
  customer_code text not null,
  upload_id uuid not null,
  number integer not null check (number > 0),
  sha256 text not null,
  primary key (customer_code, upload_id, number),
  foreign key (customer_code, upload_id) references upload on delete cascade
);
create index upload_unfinished on upload (last_at) where stored_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['upload', 'upload_part'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', name);
    execute format('grant select, insert, update, delete on %I to sportello_app', name);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', name, current_user);
  end loop;
end $$;

-- Jobs let go of what nobody goes on with, and compare rows and objects, in any school.
create policy of_the_platform on upload to sportello_platform using (true) with check (true);
grant select (customer_code, id, store, store_id, last_at, stored_at), delete on upload to sportello_platform;
