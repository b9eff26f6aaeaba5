-- Whether the person has shown to read what is sent to the e-mail of the account. Until then no password is reset by it.
-- Those of before count as confirmed.
alter table account add column email_confirmed boolean not null default true;
-- Since when a person says that a change of the e-mail was not theirs; a supervisor decides.
alter table account add column email_contested_at timestamptz;
grant update (email_confirmed, email_contested_at, enabled, opens) on account to sportello_identity;
-- Apps and passkeys of since a change that is objected to.
grant delete on otp_method, passkey to sportello_identity;

-- A link on paper went to no e-mail: a change of it leaves the link as it is, and the link confirms none.
alter table password_link add column on_paper boolean not null default false;

-- Links in mails about a changed e-mail: to the new address, to confirm it; to the one before, to object.
create table email_link (
  customer_code text not null,
  token_hash text not null,
  uid text not null,
  purpose text not null check (purpose in ('confirm', 'object')),
  -- Where the link was sent.
  email text not null,
  -- Of the address before: whether it was confirmed, so that it is again if the change is taken back.
  was_confirmed boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_code, token_hash),
  foreign key (customer_code, uid) references account on delete cascade
);
create index email_link_by_account on email_link (customer_code, uid);
create index email_link_by_token on email_link (token_hash);
alter table email_link enable row level security;
alter table email_link force row level security;
create policy of_the_school on email_link to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
create policy to_sign_in on email_link to sportello_identity using (true) with check (true);
create policy to_clean on email_link to sportello_platform using (true);
do $$
begin
  execute format('create policy of_the_owner on email_link to %I using (true) with check (true)', current_user);
end $$;
grant select, insert, delete on email_link to sportello_app, sportello_identity;
grant select, delete on email_link to sportello_platform;
