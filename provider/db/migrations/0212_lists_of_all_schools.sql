-- The provider's own staff looks at the newest mails of all schools, and at their supervisors.
create index mail_by_time on mail (created_at);
create index account_group_supervisors on account_group (customer_code, uid) where ac = 'SSO' and cn = 'Member_admins';
-- Mails that are old enough for the archive are found by the first of them as well.
drop index mail_ended;
