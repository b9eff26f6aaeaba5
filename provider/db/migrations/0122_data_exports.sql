-- What becomes of a request for data: who asked, when it is begun, how far it is, and where its file is.
alter table export_request
  add column requested_by text,
  add column begins_at timestamptz,
  add column done integer not null default 0 check (done >= 0),
  add column total integer not null default 0 check (total >= 0),
  add column failed boolean not null default false,
  -- In the object store; it is there from when it is begun, so that what a process left behind is found.
  add column object_id uuid,
  add column store text check (store in ('disk', 's3')),
  add column store_id text,
  add column size bigint,
  add column sha256 text;
grant update (nome_file, data_evasione, scadenza, done, total, failed, object_id, store, store_id, size, sha256)
  on export_request to sportello_app;

-- Jobs let go of files that can no longer be had, in any school, and compare rows and objects.
create policy of_the_platform on export_request to sportello_platform using (true) with check (true);
grant select (customer_code, prg_richiesta, object_id, store, store_id, nome_file, data_evasione, scadenza, removed_at),
  update (object_id) on export_request to sportello_platform;
