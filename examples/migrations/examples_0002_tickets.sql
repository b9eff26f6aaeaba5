-- stored tickets: subject text!, description text, area text!, urgent boolean, needed_by date, room text, assignee text, photos jsonb, cost bigint, status text, created timestamptz, created_by text, updated timestamptz, updated_by text
create table "tickets" (
  customer_code text not null references school,
  id text not null,
  version integer not null default 1,
  "subject" text not null,
  "description" text,
  "area" text not null,
  "urgent" boolean,
  "needed_by" date,
  "room" text,
  "assignee" text,
  "photos" jsonb,
  "cost" bigint,
  "status" text,
  "created" timestamptz,
  "created_by" text,
  "updated" timestamptz,
  "updated_by" text,
  primary key (customer_code, id)
);
alter table "tickets" enable row level security;
alter table "tickets" force row level security;
create policy of_the_school on "tickets" to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on "tickets" to sportello_app;
do $$ begin
  execute format('create policy of_the_owner on "tickets" to %I using (true) with check (true)', current_user);
end $$;
