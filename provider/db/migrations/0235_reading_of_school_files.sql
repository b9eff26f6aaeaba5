-- Which part of an uploaded table was read: sheet, encoding, rows left out.
alter table platform_import add column reading jsonb;
