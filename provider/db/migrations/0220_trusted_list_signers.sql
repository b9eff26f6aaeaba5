-- The certificates whose signature on the trusted list counts. Requests may read them and nothing else: only the owner of
-- the database writes here, by a command on the machine.
create table trusted_list_signer (
  -- SHA-256 of the certificate, hexadecimal.
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- DER in base64.
  certificate text not null,
  pinned_at timestamptz not null
);

grant select on trusted_list_signer to sportello_platform;
