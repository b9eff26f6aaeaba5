-- Files: uploads, attachments, exports.

-- Files of schools, while they are uploaded in parts and afterwards. The content is in the object store.
create table upload (
  customer_code text not null references school,
  id uuid not null,
  folder text not null,
  name text not null,
  size bigint not null check (size > 0),
  part_size integer not null check (part_size > 0),
  store text not null check (store in ('disk', 's3')),
  -- The object store's identifier of the upload.
  store_id text not null,
  by_uid text not null,
  by_name text not null,
  begun_at timestamptz not null,
  -- When the last part or request arrived.
  last_at timestamptz not null,
  stored_at timestamptz,
  sha256 text,
  checked text check (checked in ('file', 'parts')),
  primary key (customer_code, id),
  unique (customer_code, folder, name),
  check ((stored_at is null) = (sha256 is null) and (stored_at is null) = (checked is null))
);
create index upload_unfinished on upload (last_at) where stored_at is null;

-- The checksum that the sender gave for each part; it never changes.
create table upload_part (
  customer_code text not null,
  upload_id uuid not null,
  number integer not null check (number > 0),
  sha256 text not null,
  primary key (customer_code, upload_id, number),
  foreign key (customer_code, upload_id) references upload on delete cascade
);

-- Details of a file of a transfer. The password is sealed, and schools cannot read it back.
create table practice_file (
  customer_code text not null,
  upload_id uuid not null,
  supplier text not null,
  password text,
  has_password boolean not null generated always as (password is not null) stored,
  primary key (customer_code, upload_id),
  foreign key (customer_code, upload_id) references upload on delete cascade
);

-- Files of records of declared resources. The content is in the object store: the row is added before the object is
-- created and deleted after the object is gone.
create table stored_file (
  customer_code text not null references school,
  id uuid not null,
  resource text not null,
  field text not null,
  -- The record that has it; null until the record is written.
  record text,
  sha256 text not null,
  store text not null check (store in ('disk', 's3')),
  -- The object store's identifier while the file is uploaded.
  store_id text,
  -- Since when no record has it: replaced, removed, or not written yet.
  let_go_at timestamptz,
  -- The space that the file takes of the school's.
  size bigint not null default 0 check (size >= 0),
  primary key (customer_code, id)
);
create index stored_file_of_record on stored_file (customer_code, resource, record, field) where let_go_at is null;
create index stored_file_let_go on stored_file (let_go_at) where let_go_at is not null;

-- The space for the files of a school, where the provider's staff has set another limit than the configuration.
create table school_space (
  customer_code text primary key references school,
  most_bytes bigint not null check (most_bytes >= 0)
);

-- Requests of a school for its own data. A cancelled or deleted one keeps its number, which is never used again, and
-- nothing else is shown of it.
create table export_request (
  customer_code text not null references school,
  prg_richiesta integer not null,
  applicazioni jsonb not null,
  nome_file text,
  cognome_nome_supervisor text not null,
  des_email text not null,
  data_rich timestamptz not null,
  data_evasione timestamptz,
  scadenza integer,
  des_password text,
  removed_at timestamptz,
  -- Who requested it, when it starts, its progress, and where its file is.
  requested_by text,
  begins_at timestamptz,
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  failed boolean not null default false,
  -- In the object store. Set before the object is created, so that objects left by a process that died are found.
  object_id uuid,
  store text check (store in ('disk', 's3')),
  store_id text,
  size bigint,
  sha256 text,
  -- Who cancelled or deleted it: its page says so, and the person who requested it is sent a mail.
  removed_name text,
  primary key (customer_code, prg_richiesta)
);

-- Sums only: the provider's staff and the metrics read no file of a school and no file name.
create function space_of_schools()
  returns table (school text, bytes bigint, arriving bigint, files bigint, open bigint, most_bytes bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select f.customer_code, sum(f.size)::bigint, (sum(f.size) filter (where f.open))::bigint, count(*),
    count(*) filter (where f.open), min(s.most_bytes)
  from (
    select customer_code, size, stored_at is null as open from public.upload
    union all select customer_code, size, false from public.stored_file where let_go_at is null or record is null
    union all select customer_code, octet_length(file), false from public.document_signature
    union all select customer_code, octet_length(file), false from public.pending_signature
  ) f
  left join public.school_space s on s.customer_code = f.customer_code
  group by f.customer_code
$$;
revoke all on function space_of_schools() from public;
grant execute on function space_of_schools() to sportello_operator, sportello_platform;

do $$
declare t text;
begin
  foreach t in array array[
    'upload', 'upload_part', 'practice_file', 'stored_file', 'school_space', 'export_request'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
  end loop;
  foreach t in array array['upload', 'upload_part', 'practice_file', 'stored_file', 'export_request'] loop
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

-- Jobs remove abandoned uploads and compare rows with objects, in all schools.
create policy of_the_platform on upload to sportello_platform using (true) with check (true);
grant select, insert, update, delete on upload to sportello_app;
grant select (customer_code, id, store, store_id, last_at, stored_at), delete on upload to sportello_platform;
grant select (folder, name, size, sha256) on upload to sportello_operator;

grant select, insert, update, delete on upload_part to sportello_app;

-- Passwords are sealed again when keys are rotated, and the provider's staff opens the archives. A school may replace
-- a password; otherwise the previous one stays.
create policy of_the_platform on practice_file to sportello_platform using (true) with check (true);
grant select (customer_code, upload_id, supplier, has_password), insert (customer_code, upload_id, supplier,
  password), update (supplier, password), delete on practice_file to sportello_app;
grant select (customer_code, upload_id, password), update (password) on practice_file to sportello_platform;
grant select (supplier) on practice_file to sportello_operator;

-- Jobs remove files that no record has and compare rows with objects, in all schools.
create policy of_the_platform on stored_file to sportello_platform using (true) with check (true);
grant select, insert, update (record, store_id, let_go_at) on stored_file to sportello_app;
grant select (customer_code, id, store, store_id, let_go_at, size), delete on stored_file to sportello_platform;

create policy of_the_school on school_space for select to sportello_app using (customer_code = app_school());
create policy of_the_platform on school_space for select to sportello_platform using (true);
create policy of_the_operators on school_space to sportello_operator using (true) with check (true);
grant select on school_space to sportello_app, sportello_platform;
grant select, insert, update, delete on school_space to sportello_operator;

-- The provider's staff lists requests, without the passwords of their files. Jobs remove expired files and compare
-- rows with objects, in all schools.
create policy lists_of_operators on export_request for select to sportello_operator using (true);
create policy of_the_platform on export_request to sportello_platform using (true) with check (true);
grant select, insert, update (nome_file, data_evasione, scadenza, des_password, removed_at, done, total, failed,
  object_id, store, store_id, size, sha256, removed_name) on export_request to sportello_app;
grant select (customer_code, prg_richiesta, nome_file, data_evasione, scadenza, removed_at, object_id, store,
  store_id), update (object_id) on export_request to sportello_platform;
grant select (customer_code, prg_richiesta, applicazioni, nome_file, cognome_nome_supervisor, des_email, data_rich,
  data_evasione, scadenza, removed_at) on export_request to sportello_operator;
