-- The names of those who signed beside the person who had to: in the same envelope, in one inside or around it, or over a signature.
alter table document_signature add column others text[] not null default '{}';
