-- The yearly contract that a school has of a product: it can be renewed before it ends, and restored afterwards.
create table yearly_contract (
  customer_code text not null references school,
  product text not null,
  platform text not null,
  starts_on date not null,
  ends_on date not null,
  -- Cents a year, as paid now.
  fee integer not null check (fee >= 0),
  -- N: the school said that it does not want it again.
  approval text check (approval in ('S', 'N')),
  confirmed_at timestamptz,
  primary key (customer_code, product),
  check (ends_on >= starts_on)
);

-- What is known of a school as a customer, besides its record.
create table customer_record (
  customer_code text primary key references school,
  vat_number text,
  band text check (band in ('1', '2', '3', '4')),
  -- S: the letter that appoints the data processor was sent; null where nobody knows.
  processor_letter text check (processor_letter in ('S', 'N'))
);

-- Orders of schools: what was renewed or restored, at which price, and how far it is.
create table school_order (
  customer_code text not null references school,
  number integer not null,
  kind text not null check (kind in ('renewal', 'restoration')),
  services boolean not null,
  status text not null check (status in ('IN_ATTESA_MEPA', 'IN_ATTESA_ARGO', 'ACCETTATO', 'DA_FIRMARE')),
  history jsonb not null,
  lines jsonb not null,
  -- Cents, and hundred-thousandths of a percent.
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
-- Two who order at once: one order.
create unique index school_order_waiting on school_order (customer_code, kind, services)
  where withdrawn_at is null and status in ('IN_ATTESA_MEPA', 'IN_ATTESA_ARGO');

do $$
declare
  t text;
begin
  foreach t in array array['yearly_contract', 'customer_record', 'school_order'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
    execute format('create policy of_the_operators on %I to sportello_operator using (true) with check (true)', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
grant select on yearly_contract, customer_record to sportello_app;
grant update (confirmed_at) on yearly_contract to sportello_app;
grant select, insert on school_order to sportello_app;
grant update (withdrawn_at) on school_order to sportello_app;
grant select, insert, update on yearly_contract to sportello_operator;
grant select, update on school_order to sportello_operator;
create policy of_orders on procedure_run to sportello_operator
  using (procedure in ('contractRenewal', 'serviceRenewal', 'contractRestoration', 'serviceRestoration'));
