-- Price lists of the provider, by year: the products on sale with their fees and links, and the bank account. A year
-- without a list has the one of the year before. `version` counts the changes of the year's products and conditions.
create table price_year (
  year integer primary key check (year between 2000 and 2999),
  -- The greatest numbers of pupils of the first three bands.
  first_limit integer not null check (first_limit > 0),
  second_limit integer not null check (second_limit > first_limit),
  third_limit integer not null check (third_limit > second_limit),
  beneficiary text not null,
  iban text not null,
  bank text,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null
);
create table price_product (
  year integer not null references price_year on delete cascade,
  product text not null,
  name text not null,
  services boolean not null,
  -- In cents per year before VAT, by band.
  first_fee integer not null check (first_fee >= 0),
  second_fee integer not null check (second_fee >= 0),
  third_fee integer not null check (third_fee >= 0),
  fourth_fee integer not null check (fourth_fee >= 0),
  private_fee integer not null check (private_fee >= 0),
  accessory_of text,
  requires text[] not null,
  reason text,
  kept boolean not null,
  primary key (year, product)
);
grant select on price_year, price_product to sportello_app;
grant select, insert, update, delete on price_year, price_product to sportello_operator;

-- Fees agreed with a school, in place of those of the year's list.
create table agreed_fee (
  customer_code text not null references school,
  year integer not null check (year between 2000 and 2999),
  product text not null,
  fee integer not null check (fee >= 0),
  reason text,
  primary key (customer_code, year, product)
);
alter table agreed_fee enable row level security;
alter table agreed_fee force row level security;
create policy of_the_owner on agreed_fee to current_user using (true) with check (true);
create policy of_the_school on agreed_fee to sportello_app using (customer_code = app_school());
create policy of_the_operators on agreed_fee to sportello_operator using (true) with check (true);
grant select on agreed_fee to sportello_app;
grant select, insert, update, delete on agreed_fee to sportello_operator;
