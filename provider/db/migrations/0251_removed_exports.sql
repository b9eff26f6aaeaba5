-- Who cancelled or deleted a request for data: its page says so, and who asked for it is written to.
alter table export_request add column removed_name text;
grant update (removed_name) on export_request to sportello_app;
