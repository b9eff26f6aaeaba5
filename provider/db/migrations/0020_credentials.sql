-- What became of the last mail that told a person how to sign in the first time, kept on the person.
alter table account add column credentials text check (credentials in ('inCorso', 'consegnata', 'respinta'));
alter table account add column credentials_mail uuid;
create index account_by_credentials_mail on account (customer_code, credentials_mail) where credentials_mail is not null;

-- Whoever sends the mails writes it there, and sees no more of the person than that.
create policy to_send on account to sportello_platform using (true);
grant select (customer_code, credentials_mail), update (credentials) on account to sportello_platform;

-- Until when the school lets people sign in with a password besides SPID and CIE, as it plans it.
alter table school add column password_until date;
