-- How often a job was taken, ever. `attempts` begins anew, so that it does not tell a try from one of long ago.
alter table job add column taken integer not null default 0;
