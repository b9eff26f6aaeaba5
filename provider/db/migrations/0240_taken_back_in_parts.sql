-- An operation is taken back as often as something of it remains, but never twice at the same time.
drop index operation_taken_back;
create unique index operation_being_taken_back on operation (customer_code, takes_back)
  where takes_back is not null and state = 'running';
-- A taking back that begins when another one has ended: later steps come first.
alter table operation add column follows text;
create index operation_that_follows on operation (customer_code, follows) where follows is not null;
