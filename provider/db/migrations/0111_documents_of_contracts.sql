-- A contract's own document, which the provider hands out in place of the one that is made.
grant insert on frozen_document to sportello_operator;
grant update (document_id, status) on contract_document to sportello_operator;
grant select (document_id) on contract_document to sportello_operator;
