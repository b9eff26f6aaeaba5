-- The roles of requests use what there is and make nothing: a database that began before PostgreSQL 15 still lets everybody.
revoke create on schema public from public;
