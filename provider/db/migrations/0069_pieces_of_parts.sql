-- Over a line that breaks, a part is sent in pieces, so that something arrives before it breaks again.

-- An upload that was begun before keeps the numbers that its parts have in the object store.
alter table upload add column pieces integer not null default 1 check (pieces > 0);

-- The checksum that the sender gave for each piece; it never changes.
create table upload_piece (
  customer_code text not null,
  upload_id uuid not null,
  number integer not null check (number > 0),
  piece integer not null check (piece > 0),
  sha256 text not null,
  primary key (customer_code, upload_id, number, piece),
  foreign key (customer_code, upload_id) references upload on delete cascade
);
alter table upload_piece enable row level security;
alter table upload_piece force row level security;
create policy of_the_owner on upload_piece to current_user using (true) with check (true);
create policy of_the_school on upload_piece to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on upload_piece to sportello_app;
