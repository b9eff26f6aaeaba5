-- A request to sign is about documents of one procedure; until now of contracts only.
alter table signature_request add column procedure text not null default 'contract';
