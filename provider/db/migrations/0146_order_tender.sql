-- A school changes how an order that waits is placed: on MEPA, or with the data of a tender.
grant update (mepa, cig, order_number, order_date, status, history, mepa_error, mepa_articles)
  on school_order to sportello_app;
-- What comes after that is said by the provider's staff; a school only lets an accepted order go.
create policy of_what_waits on school_order as restrictive for update to sportello_app
  using (true)
  with check (status in ('IN_ATTESA_MEPA', 'IN_ATTESA_ARGO') or withdrawn_at is not null);
