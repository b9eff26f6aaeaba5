-- The document that the provider's staff brought for a contract is never made anew. Of those that are there already nobody
-- knows who made them.
alter table contract_document add column brought boolean not null default false;
update contract_document set brought = true where document_id is not null;
grant update (brought) on contract_document to sportello_operator;
