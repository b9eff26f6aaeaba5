-- What was done to one person is read by that person, however long the log of the school and the history are.
create index audit_entry_by_id on audit_entry (customer_code, id, seq);
create index operation_row_by_person on operation_row (customer_code, id);
