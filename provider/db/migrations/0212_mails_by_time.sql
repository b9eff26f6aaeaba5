-- The provider's own staff looks at the newest mails of all schools.
create index mail_by_time on mail (created_at);
