import type { Tables } from './tables';

/** Whose rows a table holds. Every table declares it; a test compares this with the database's own catalogue. */
export const scopes = {
  school: 'school',
  licence: 'school',
  account: 'school',
  account_group: 'school',
  office: 'school',
  audit_entry: 'school',
  idempotency: 'school',
  mail: 'school',
  list_view: 'school',
  list_view_default: 'school',
  alias: 'person',
  alias_account: 'person',
  news_read: 'person',
  application: 'platform',
  application_role: 'platform',
  news: 'platform',
  setting: 'platform',
  oidc_payload: 'platform',
  throttle: 'platform',
  dpop_proof: 'platform',
  job: 'platform',
  migration: 'platform',
} as const satisfies Record<keyof Tables, 'platform' | 'person' | 'school' | 'twoSchools'>;
