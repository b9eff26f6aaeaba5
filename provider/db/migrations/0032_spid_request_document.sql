-- The document of the request to the agency: made and frozen when it is first handed out; until then it has none.
alter table spid_request add column document_id uuid;
alter table spid_request add foreign key (customer_code, document_id) references frozen_document;
grant update (status, modified_date, document_id) on spid_request to sportello_app;
