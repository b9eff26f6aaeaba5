-- A file of schools that was given up says so, and is run again from the page.
alter table platform_import drop constraint platform_import_state_check;
alter table platform_import add constraint platform_import_state_check
  check (state in ('previewed', 'running', 'stopped', 'done', 'takenBack'));
