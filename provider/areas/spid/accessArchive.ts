import { SPID_LOG_UNTIL, spidLogKey } from '../../../contract/spid/spidRequest';
import { inert, quoted } from '../../../contract/values/csv';
import { addDays, romeMidnight, showInstant } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { zipOf } from '../../documents/zip';

const accesses = (tx: Tx, customerCode: string) =>
  tx
    .selectFrom('spid_access')
    .where('customer_code', '=', customerCode)
    .where('at', '<', new Date(romeMidnight(addDays(SPID_LOG_UNTIL, 1))));

/** Reports whether the archive of a school contains anything. */
export async function hasAccesses(tx: Tx, customerCode: string): Promise<boolean> {
  const row = await accesses(tx, customerCode).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

const HEAD = ['Data e ora', 'Utente', 'Codice fiscale', 'Gestore di identità'];

/**
 * Returns the accesses of a school up to the last day of the archive, as a CSV in a zip; undefined if there are none.
 */
export async function accessArchive(tx: Tx, customerCode: string, now: Date): Promise<Buffer | undefined> {
  const rows = await accesses(tx, customerCode).selectAll().orderBy('at').execute();
  if (rows.length === 0) return undefined;
  const lines = rows.map(({ at, uid, codice_fiscale, identity_provider }) => [
    showInstant(at.toISOString()),
    uid,
    codice_fiscale,
    identity_provider,
  ]);
  const csv = [HEAD, ...lines].map((line) => line.map((cell) => quoted(inert(cell))).join(';')).join('\r\n');
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const content = Buffer.from(`\ufeff${csv}\r\n`);
  return zipOf({ name: `accessi-spid-${spidLogKey(customerCode)}.csv`, content, at: now });
}
