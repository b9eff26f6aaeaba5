-- Whoever awaits a link to a new password does not wait until a school has written to its thousands: those go last.
alter table mail add column in_bulk boolean not null default false;
drop index mail_due;
create index mail_due on mail (in_bulk, due_at) where sent_at is null and failure is null;
