-- Names to sign in with are compared without case: nobody may have the name of somebody else in other letters.
create unique index account_by_name on account (customer_code, lower(uid));
create unique index alias_by_name on alias (lower(email));
