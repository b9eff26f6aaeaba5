-- What has served its time is looked for once an hour, of all schools: none of these tables is read from end to end for it.
create index operation_by_end on operation (ended_at) where ended_at is not null;
create index operation_collecting on operation (started_at) where state = 'collecting';
-- Whether somebody took back an operation that is removed, also where that failed.
create index operation_by_taken_back on operation (customer_code, takes_back) where takes_back is not null;
create index idempotency_by_age on idempotency (created_at);
create index dpop_proof_by_expiry on dpop_proof (expires_at);
create index password_link_by_expiry on password_link (expires_at);
create index email_link_by_expiry on email_link (expires_at);
