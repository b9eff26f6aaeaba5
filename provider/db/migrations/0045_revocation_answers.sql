-- What authorities said of their certificates (OCSP responses, revocation lists), kept for all processes until it no
-- longer holds. Each was verified before it was kept, and is verified again with the signature that it is used for.
create table revocation_answer (
  key text primary key,
  der bytea not null,
  until timestamptz not null
);
create index revocation_answer_by_end on revocation_answer (until);
grant select, insert, update, delete on revocation_answer to sportello_platform;
