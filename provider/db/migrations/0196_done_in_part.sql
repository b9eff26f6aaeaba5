-- Of what was done some may have been refused all the same, as the reason says: of each record, and of how many.
alter table operation_row add column partial boolean not null default false;
alter table operation add column partial integer not null default 0;
