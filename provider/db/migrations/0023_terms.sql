-- When people come and go. A day that was reached is dealt with once: what somebody decides afterwards stays.
alter table account add column data_inizio date;
-- Whether the account waits for its first day, to be enabled by itself.
alter table account add column opens boolean not null default false;
-- The expiry that was dealt with last.
alter table account add column closed_for date;
-- The rights of an account that was closed by its expiry and not touched since count from this very moment.
alter table account add column closed_at timestamptz;
create index account_to_open on account (data_inizio) where opens;
create index account_to_close on account (data_scadenza) where data_scadenza is distinct from closed_for;

-- Which schools have anybody whose day has come: nothing else of accounts is the platform's to know.
create function schools_with_due_dates(today date) returns setof text
  language sql stable security definer set search_path = public
  as $$
    select customer_code from account where opens and data_inizio <= today
    union
    select customer_code from account where data_scadenza is distinct from closed_for and data_scadenza <= today
  $$;
revoke all on function schools_with_due_dates(date) from public;
grant execute on function schools_with_due_dates(date) to sportello_platform;

-- Who held the offices of a school, and since when; the table office says who holds them now.
create table office_term (
  customer_code text not null references school,
  id bigint generated always as identity,
  office text not null check (office in ('DS', 'DSGA')),
  uid text not null,
  name text not null,
  -- Absent where nobody wrote it down.
  since timestamptz,
  until timestamptz,
  named_by text,
  primary key (customer_code, id)
);
create unique index office_term_now on office_term (customer_code, office) where until is null;
alter table office_term enable row level security;
alter table office_term force row level security;
create policy of_the_school on office_term to sportello_app using (customer_code = app_school()) with check (customer_code = app_school());
do $$
begin
  execute format('create policy of_the_owner on office_term to %I using (true) with check (true)', current_user);
end $$;
grant select, insert, update on office_term to sportello_app;
grant insert, update on office to sportello_app;
