-- A mail that could not be sent is tried again later; whoever takes one moves `due_at` on first, so that two
-- processes never send the same.
alter table mail add column attempts integer not null default 0;
alter table mail add column due_at timestamptz not null default '1970-01-01 00:00:00+00';
drop index mail_unsent;
create index mail_due on mail (due_at) where sent_at is null and failure is null;
