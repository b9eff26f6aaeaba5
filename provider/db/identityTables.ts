import type { Generated } from 'kysely';
import type { Json } from './json';

/** An authenticator app of a person, for the second factor; see {@link Tables}. */
export interface OtpMethodTable {
  customer_code: string;
  id: string;
  uid: string;
  name: string;
  secret: string;
  activated_at: Date;
  used_at: Date | null;
  last_step: Generated<number>;
}

export interface OtpLinkTable {
  customer_code: string;
  token_hash: string;
  uid: string;
  name: string;
  secret: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface RecoveryCodeTable {
  customer_code: string;
  uid: string;
  code_hash: string;
  used_at: Date | null;
}

export interface SignInTable {
  person: string;
  id: string;
  customer_code: string;
  uid: string;
  at: Date;
  address: string;
  device_details: string;
  client_id: string;
  client_name: string;
  grant_id: string | null;
}

/** Passkeys of school accounts (`customer_code`, `uid`) or of alias identities. */
export interface PasskeyTable {
  person: string;
  id: string;
  customer_code: string | null;
  uid: string | null;
  alias: string | null;
  user_handle: string;
  credential_id: string;
  public_key: string;
  /** Separated by spaces. */
  transports: string;
  counter: number;
  synced: boolean;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export interface AuthorisedAppTable {
  customer_code: string;
  uid: string;
  client_id: string;
  client_name: string;
  owner: string;
  logo_uri: string | null;
  first_party: Generated<boolean>;
  authorised_at: Date;
}

export interface OidcPayloadTable {
  model: string;
  id: string;
  payload: Json;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}

/** Links in mails about an e-mail address; see provider/identity/accounts/emailLinks.ts. */
export interface EmailLinkTable {
  customer_code: string;
  token_hash: string;
  uid: string;
  purpose: 'confirm' | 'object';
  email: string;
  was_confirmed: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
}

export interface PasswordLinkTable {
  customer_code: string;
  token_hash: string;
  uid: string;
  on_paper: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
}
