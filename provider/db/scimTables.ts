import type { ScimChange } from '../../contract/scim/scimClient';

/** SCIM clients of schools; see {@link Tables}. */
export interface ScimTables {
  scim_client: {
    customer_code: string;
    id: string;
    name: string;
    /** Digest of the client's only token. */
    token_hash: string;
    token_at: Date;
    mode: 'prova' | 'attiva';
    created_at: Date;
    created_by: string;
    used_at: Date | null;
  };
  scim_external_id: {
    customer_code: string;
    client: string;
    type: 'User' | 'Group' | 'UserName';
    id: string;
    external_id: string;
  };
  scim_change: {
    customer_code: string;
    client: string;
    kind: ScimChange['kind'];
    target: string;
    outcome: ScimChange['outcome'];
    reason: string | null;
    at: Date;
  };
}
