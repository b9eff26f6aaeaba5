-- The role of each person of the provider. Those who are there did everything until now: they become administrators.
-- The previous release, while it still serves, writes no role: whom it makes can only read, until somebody says otherwise.
alter table operator add column role text not null default 'administrator'
  check (role in ('readOnly', 'support', 'commercial', 'administrator'));
alter table operator alter column role set default 'readOnly';
grant select (role) on operator to sportello_operator;
