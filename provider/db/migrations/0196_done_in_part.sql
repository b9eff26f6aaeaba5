-- Of an operation's records that are done: for how many some of what was asked was refused, as their rows say.
alter table operation add column partial integer not null default 0;
