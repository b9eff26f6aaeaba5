-- What the record carried before and after the change, in each respect in which actions change it: from these it is
-- known that all changes since were taken back.
alter table operation_row add column marks jsonb;
-- Which operations changed one record.
create index operation_row_of_record on operation_row (customer_code, id);
create index operation_row_of_account on operation_row (customer_code, (after ->> 'uidPortale'))
  where after ->> 'uidPortale' is not null;
