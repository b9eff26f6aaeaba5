-- Nobody arrives at a school that is closed, nor is written to how to enter it; who would have, does where it is reopened.
create or replace function schools_with_due_dates(today date) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select due.customer_code from (
      select customer_code from public.account where opens and data_inizio <= today
      union
      select customer_code from public.account
        where data_scadenza is distinct from closed_for and data_scadenza <= today
    ) due
    join public.school s on s.customer_code = due.customer_code
    where s.closed_at is null
  $$;
