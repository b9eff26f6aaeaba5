-- stored trips: destination text!, start date!, end date!, means text!, company text, pupils numeric, fee bigint, in_charge text!, programme jsonb, health text, status text, created timestamptz, created_by text, updated timestamptz, updated_by text
create table "trips" (
  customer_code text not null references school,
  id text not null,
  version integer not null default 1,
  "destination" text not null,
  "start" date not null,
  "end" date not null,
  "means" text not null,
  "company" text,
  "pupils" numeric,
  "fee" bigint,
  "in_charge" text not null,
  "programme" jsonb,
  "health" text,
  "status" text,
  "created" timestamptz,
  "created_by" text,
  "updated" timestamptz,
  "updated_by" text,
  primary key (customer_code, id)
);
alter table "trips" enable row level security;
alter table "trips" force row level security;
create policy of_the_school on "trips" to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update, delete on "trips" to sportello_app;
do $$ begin
  execute format('create policy of_the_owner on "trips" to %I using (true) with check (true)', current_user);
end $$;
