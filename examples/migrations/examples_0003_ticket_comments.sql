-- stored ticket_comments: ticket text!, text text!, file jsonb, created timestamptz, created_by text, updated timestamptz, updated_by text
create table "ticket_comments" (
  customer_code text not null references school,
  id text not null,
  version integer not null default 1,
  "ticket" text not null,
  "text" text not null,
  "file" jsonb,
  "created" timestamptz,
  "created_by" text,
  "updated" timestamptz,
  "updated_by" text,
  primary key (customer_code, id)
);
alter table "ticket_comments" enable row level security;
alter table "ticket_comments" force row level security;
create policy of_the_school on "ticket_comments" to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on "ticket_comments" to sportello_app;
do $$ begin
  execute format('create policy of_the_owner on "ticket_comments" to %I using (true) with check (true)', current_user);
end $$;
