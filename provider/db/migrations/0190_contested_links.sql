-- Who objects to a changed e-mail ends what opens the account and was made since: identities that were linked to it, and
-- recovery codes.
grant delete on alias_account, recovery_code to sportello_identity;
