-- A page of a million lines is read from an index, whichever filter asks for it, newest first.
create index audit_entry_by_entity on audit_entry (customer_code, entity, seq);
create index audit_entry_by_action on audit_entry (customer_code, action, seq);
create index audit_entry_by_who on audit_entry (customer_code, who, seq);
create index audit_entry_by_time on audit_entry (customer_code, at, seq);
create index audit_entry_by_outcome on audit_entry (customer_code, outcome, seq);
