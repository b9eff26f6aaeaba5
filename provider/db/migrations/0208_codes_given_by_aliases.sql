-- When an alias last gave a code of an account that is linked to it. The password alone links an account: its second factor
-- is proven by that code, and a passkey of the alias stands in for it from then on.
alter table alias_account add column code_given_at timestamptz;
grant update (code_given_at) on alias_account to sportello_identity;
