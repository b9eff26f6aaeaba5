-- Requests of supervisors that the school head signs documents from elsewhere, with the head's own sign-in.
create table signature_request (
  customer_code text not null references school,
  id uuid not null,
  -- The person who is asked, and the one who asks, by the names of that day.
  head_uid text not null,
  head_name text not null,
  asked_by text not null,
  asked_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text,
  primary key (customer_code, id)
);

alter table signature_request enable row level security;
alter table signature_request force row level security;
create policy of_the_owner on signature_request to current_user using (true) with check (true);
create policy of_the_school on signature_request to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select, insert, update (reminded_at, cancelled_at, cancelled_by) on signature_request to sportello_app;
