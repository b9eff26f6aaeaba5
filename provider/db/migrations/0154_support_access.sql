-- Somebody of the provider operates for a supervisor of a school, who has said yes, for an hour. Who asked and why stays.
create table support_access (
  customer_code text not null references school,
  id uuid not null,
  uid text not null,
  operator text not null references operator,
  operator_name text not null,
  reason text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- There where it was consented to.
  until timestamptz,
  ended_at timestamptz,
  primary key (customer_code, id),
  foreign key (customer_code, uid) references account on delete cascade,
  check (until is null or answered_at is not null)
);
create index support_access_by_account on support_access (customer_code, uid, operator, asked_at);

do $$
begin
  execute 'alter table support_access enable row level security';
  execute 'alter table support_access force row level security';
  execute 'create policy of_the_school on support_access to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())';
  execute 'create policy to_sign_in on support_access for select to sportello_identity using (true)';
  execute 'create policy of_the_operators on support_access to sportello_operator using (true) with check (true)';
  execute format('create policy of_the_owner on support_access to %I using (true) with check (true)', current_user);
end $$;
grant select, update (answered_at, until, ended_at) on support_access to sportello_app;
grant select on support_access to sportello_identity;
grant select, insert, update (ended_at) on support_access to sportello_operator;
