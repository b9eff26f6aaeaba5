-- The provider's own staff opens one mail, or one sign-in, of whichever school.
create index mail_by_id on mail (id);
create index sign_in_by_id on sign_in (id);
