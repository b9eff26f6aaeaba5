-- What the file of a record takes of the space of its school; 0 of one that a process of the release before has kept meanwhile.
alter table stored_file add column size bigint not null default 0 check (size >= 0);
grant select (size) on stored_file to sportello_platform;
