-- The last mail to a person tells whether their address is reached.
create index mail_of_account on mail (customer_code, uid, created_at) where uid is not null;
