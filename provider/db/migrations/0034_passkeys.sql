-- Keys on people's own devices, with which they sign in without a password: of a school account, or of an alias.
create table passkey (
  person text not null,
  id uuid not null,
  customer_code text,
  uid text,
  alias text references alias on delete cascade,
  -- What the device files the key under: made at random, since it must say nothing of the person.
  user_handle text not null,
  -- As the device made them; all of it base64url, none of it secret.
  credential_id text not null unique,
  public_key text not null,
  transports text not null,
  -- How often the key was used, by the device's own count; 0 where it does not count.
  counter bigint not null,
  -- Copied to the person's other devices by whoever made the device.
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (person, id),
  foreign key (customer_code, uid) references account on delete cascade,
  check (num_nonnulls(uid, alias) = 1 and person = coalesce(alias, uid) and (uid is null) = (customer_code is null))
);
create index passkey_by_account on passkey (customer_code, uid);
create index passkey_by_alias on passkey (alias);

alter table passkey enable row level security;
alter table passkey force row level security;
create policy of_the_person on passkey to sportello_app using (person = app_person()) with check (person = app_person());
create policy to_sign_in on passkey to sportello_identity using (true);
do $$
begin
  execute format('create policy of_the_owner on passkey to %I using (true) with check (true)', current_user);
end $$;
grant select, insert, delete, update (name) on passkey to sportello_app;
grant select, update (counter, synced, used_at) on passkey to sportello_identity;

-- For a school that begins somebody's second factor anew: their passkeys are nobody else's to see.
create function forget_passkeys(of_uid text) returns bigint
  language sql volatile security definer set search_path = public
  as $$
    with gone as (
      delete from passkey where customer_code = app_school() and uid = of_uid returning 1
    )
    select count(*) from gone
  $$;
revoke all on function forget_passkeys(text) from public;
grant execute on function forget_passkeys(text) to sportello_app;
