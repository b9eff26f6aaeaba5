-- Row-level security, table by table, from the scopes declared in provider/db/scopes.ts (a test compares
-- them with the catalogue). FORCE, so that it binds the owner too.

-- School tables: the rows of the transaction's school. The identity provider, which must find an account
-- before it knows the school, has policies of its own.
do $$
declare t text;
begin
  foreach t in array array['school', 'licence', 'account', 'account_group', 'office', 'audit_entry', 'idempotency', 'mail'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
  foreach t in array array['alias', 'alias_account', 'news_read'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_person on %I to sportello_app using (person = app_person()) with check (person = app_person())', t);
  end loop;
end $$;

grant usage on schema public to sportello_app, sportello_identity, sportello_platform;

grant select on school, licence, application, application_role, account, account_group, office, alias, alias_account, news to sportello_app;
grant insert on account, account_group, audit_entry, idempotency, mail, news_read to sportello_app;
grant update on account, account_group, idempotency, school to sportello_app;
grant delete on account, account_group to sportello_app;
grant select on audit_entry, idempotency, mail, news_read to sportello_app;

-- Signing in: find the account or the alias, verify, remember when.
create policy to_sign_in on school to sportello_identity using (true);
create policy to_sign_in on licence to sportello_identity using (true);
create policy to_sign_in on account to sportello_identity using (true);
create policy to_sign_in on account_group to sportello_identity using (true);
create policy to_sign_in on alias to sportello_identity using (true);
create policy to_sign_in on alias_account to sportello_identity using (true);
create policy to_sign_in on audit_entry to sportello_identity using (true) with check (true);
grant select on school, licence, account, account_group, alias, alias_account, setting to sportello_identity;
grant update (last_login, previous_login, rights_from, password_hash, version) on account to sportello_identity;
grant update (rights_from, password_hash) on alias to sportello_identity;
grant select, insert on audit_entry to sportello_identity;
grant select, insert, update, delete on oidc_payload, throttle, dpop_proof to sportello_identity;

-- The provider's own work: news, mail to send, cleaning, installation facts.
create policy to_send on mail to sportello_platform using (true);
create policy of_the_platform on idempotency to sportello_platform using (true);
create policy of_the_platform on audit_entry to sportello_platform using (customer_code = 'PLATFORM') with check (customer_code = 'PLATFORM');
grant select, update on mail to sportello_platform;
grant select, insert, update, delete on idempotency to sportello_platform;
grant select, insert on audit_entry to sportello_platform;
grant select, insert, update on news to sportello_platform;
grant select, insert, update, delete on setting, throttle, dpop_proof, oidc_payload to sportello_platform;

-- The owner (migrations, demo) works across schools; where it is not a superuser, FORCE would stop it.
do $$
declare t text;
begin
  foreach t in array array['school', 'licence', 'account', 'account_group', 'office', 'audit_entry', 'idempotency', 'mail', 'alias', 'alias_account', 'news_read'] loop
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
