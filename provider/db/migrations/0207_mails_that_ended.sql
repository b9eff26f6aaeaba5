-- Whose mails are old enough for the archive is asked every five minutes, of all schools: those of the last year are not read for it.
create index mail_ended on mail (created_at) where sent_at is not null or failure is not null;
