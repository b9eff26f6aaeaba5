-- What became of the mail with the first access is read from the mail itself, so that whoever sends mails sees
-- nothing of people.
drop policy to_send on account;
revoke select (customer_code, credentials_mail), update (credentials) on account from sportello_platform;
alter table account drop column credentials;
