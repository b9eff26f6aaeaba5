import { sql } from 'kysely';
import type { SpidRequestState } from '../../contract/spid/spidRequest';
import type { Tx } from '../db/database';

/** The state of a school's request to the agency, and its contact person if given. */
export interface SetSpidRequest {
  readonly customerCode: string;
  readonly status: SpidRequestState;
  readonly at: Date;
  readonly name?: string | null | undefined;
  readonly taxCode?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly position?: string | null | undefined;
  readonly telephone?: string | null | undefined;
}

/** Sets the states of requests, and creates missing ones. Omitted data of the contact person stay unchanged. */
export async function setSpidRequests(tx: Tx, requests: readonly SetSpidRequest[]): Promise<void> {
  const rows = requests.map(({ at, ...request }) => ({ ...request, at: at.toISOString() }));
  // A request that is to be signed, possibly again, needs a new document.
  await sql`
    insert into spid_request as r (customer_code, status, modified_date, nome_cognome, codice_fiscale, titolo, qualifica, tel)
    select "customerCode", status, at, name, "taxCode", title, position, telephone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told("customerCode" text, status text, at timestamptz,
      name text, "taxCode" text, title text, position text, telephone text)
    on conflict (customer_code) do update set status = excluded.status, modified_date = excluded.modified_date,
      document_id = case when excluded.status in ('NON_GENERATA', 'DA_FIRMARE') then null else r.document_id end,
      nome_cognome = coalesce(excluded.nome_cognome, r.nome_cognome),
      codice_fiscale = coalesce(excluded.codice_fiscale, r.codice_fiscale),
      titolo = coalesce(excluded.titolo, r.titolo), qualifica = coalesce(excluded.qualifica, r.qualifica),
      tel = coalesce(excluded.tel, r.tel)`.execute(tx);
}
