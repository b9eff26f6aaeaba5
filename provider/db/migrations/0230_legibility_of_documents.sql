-- Whether a document can be read: 'readable', or why it cannot (contract/pdf/unreadable.ts). Null: not examined yet, as
-- documents of before and those that the previous release stores meanwhile; they are examined when they are read or signed.
alter table frozen_document add column legibility text;
grant update (legibility) on frozen_document to sportello_app;
