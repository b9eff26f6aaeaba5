-- What the provider's own staff does with schools: the role of their calls, and when something was closed or ended.
alter table school add column closed_at timestamptz, add column closed_by text;
alter table licence add column ended_at timestamptz, add column ended_by text;

do $$
declare t text;
begin
  foreach t in array array['school', 'licence', 'licence_product', 'contract_document', 'account', 'account_group', 'mail',
    'password_link', 'frozen_document'] loop
    execute format('create policy of_the_operators on %I to sportello_operator using (true) with check (true)', t);
  end loop;
end $$;

grant select, insert, update on school, licence, licence_product to sportello_operator;
grant select, insert on contract_document, account_group to sportello_operator;
grant select, insert, update, delete on application, application_role, group_rule to sportello_operator;
-- Of people: who they are and whether they come, never a password; new ones, who are written to.
grant select (customer_code, uid, username, sn, cn, email, enabled, last_login, credentials_mail) on account
  to sportello_operator;
grant insert on account to sportello_operator;
grant update (credentials_mail) on account to sportello_operator;
grant insert on mail, password_link to sportello_operator;
grant select (customer_code, id) on frozen_document to sportello_operator;
