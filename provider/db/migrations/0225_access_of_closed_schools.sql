-- Closing a school, and opening it again, ends every session and token of before: what was granted on a proof of identity
-- before this moment no longer stands, whatever account it is of.
alter table school add column access_from timestamptz;
