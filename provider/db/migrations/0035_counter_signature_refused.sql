-- Why the last counter-signature of a contract was not accepted, and when; nothing once one was.
alter table contract_document add column counter_refused_at timestamptz;
alter table contract_document add column counter_refusal text;
grant update (counter_refused_at, counter_refusal) on contract_document to sportello_app;
