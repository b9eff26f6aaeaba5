-- What waits in the outbox is counted every few seconds, by whoever watches: sent mails of more than a year are not read for it.
create index mail_given_up on mail (created_at) where failure is not null;
