-- Who forgot the password is not signed in: the identity provider writes the link and puts the mail into the outbox.
grant insert on password_link to sportello_identity;
create policy to_write_a_link on mail for insert to sportello_identity with check (true);
grant insert on mail to sportello_identity;
