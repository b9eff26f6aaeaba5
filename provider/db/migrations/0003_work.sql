-- What the provider itself needs to do its work.

-- Append only; each line's hash covers the line and the hash before it. One chain a school, and one for the
-- provider's own staff (PLATFORM), which is why the school is not a foreign key.
create table audit_entry (
  customer_code text not null,
  seq bigint not null,
  at timestamptz not null,
  who text not null,
  as_whom text not null,
  entity text not null,
  action text not null,
  id text,
  outcome text not null check (outcome in ('done', 'refused')),
  reason text,
  before jsonb,
  after jsonb,
  address text,
  previous_hash text not null,
  hash text not null,
  primary key (customer_code, seq)
);
create function refuse_change() returns trigger language plpgsql
  as $$ begin raise exception 'the audit log is append only'; end $$;
create trigger audit_entry_is_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

-- The answer to each command, so that the same request sent twice has one effect.
create table idempotency (
  customer_code text not null,
  person text not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null,
  primary key (customer_code, person, key)
);

create table mail (
  customer_code text not null references school,
  id uuid not null,
  uid text,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  failure text,
  primary key (customer_code, id)
);
create index mail_unsent on mail (created_at) where sent_at is null and failure is null;

create table news (
  code_news text primary key,
  version text not null,
  title text not null,
  text text not null,
  published_at timestamptz not null,
  withdrawn_at timestamptz
);
create table news_read (
  person text not null,
  code_news text not null references news,
  read_at timestamptz not null,
  primary key (person, code_news)
);

-- Facts about this installation: keys, the demo's clock, what built it.
create table setting (
  name text primary key,
  value jsonb not null
);

-- The OpenID provider's state: codes, grants, sessions, refresh tokens, interactions.
create table oidc_payload (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_payload_by_grant on oidc_payload (grant_id) where grant_id is not null;
create index oidc_payload_by_uid on oidc_payload (model, uid) where uid is not null;
create index oidc_payload_by_expiry on oidc_payload (expires_at);

-- Counters of attempts and proofs already seen: worth nothing after a crash, so not logged.
create unlogged table throttle (
  key text not null,
  slot bigint not null,
  hits integer not null,
  primary key (key, slot)
);
create unlogged table dpop_proof (
  jti text primary key,
  expires_at timestamptz not null
);
