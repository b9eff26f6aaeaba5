-- When the person of a session last gave their password: grave calls want it in the last minutes.
alter table operator_session add column confirmed_at timestamptz;
