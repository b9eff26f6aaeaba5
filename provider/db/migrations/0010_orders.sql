-- Orders.

-- Orders of schools: what is renewed or restored, at which price, and the progress.
create table school_order (
  customer_code text not null references school,
  number integer not null,
  kind text not null check (kind in ('renewal', 'restoration')),
  services boolean not null,
  status text not null check (status in ('IN_ATTESA_MEPA', 'IN_ATTESA_ARGO', 'ACCETTATO', 'DA_FIRMARE')),
  history jsonb not null,
  lines jsonb not null,
  -- In cents, and in hundred-thousandths of a percent.
  price jsonb not null,
  private boolean not null,
  band text,
  mepa boolean not null,
  cig text,
  order_number text,
  order_date date,
  mepa_error text,
  mepa_articles jsonb not null,
  contract_file text,
  created_at timestamptz not null,
  created_by text not null,
  created_name text not null,
  withdrawn_at timestamptz,
  paid_at timestamptz,
  primary key (customer_code, number),
  check (not (private and mepa)),
  foreign key (customer_code, contract_file) references contract_document (customer_code, file_name)
);
-- Two people who order at once make one order.
create unique index school_order_waiting on school_order (customer_code, kind, services)
  where withdrawn_at is null and status in ('IN_ATTESA_MEPA', 'IN_ATTESA_ARGO');

alter table school_order enable row level security;
alter table school_order force row level security;
create policy of_the_owner on school_order to current_user using (true) with check (true);
create policy of_the_school on school_order to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());

-- A school changes how a waiting order is placed (on MEPA, or with the data of a tender) and withdraws an accepted
-- order. Only the provider's staff sets later states.
create policy of_the_operators on school_order to sportello_operator using (true) with check (true);
create policy of_what_waits on school_order as restrictive for update to sportello_app
  using (true)
  with check (status in ('IN_ATTESA_MEPA', 'IN_ATTESA_ARGO') or withdrawn_at is not null);
grant select, insert, update (status, history, mepa, cig, order_number, order_date, mepa_error, mepa_articles,
  withdrawn_at) on school_order to sportello_app;
grant select, update on school_order to sportello_operator;
