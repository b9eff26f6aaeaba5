import { type Selectable, sql } from 'kysely';
import type { SchoolProfile, SchoolUpdate } from '../../../contract/schools/schoolProfile';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

type Row = Selectable<Tables['school']>;

/** A school's record and its version. */
export interface StoredSchool {
  readonly school: SchoolProfile;
  readonly version: number;
}

/** @param lock makes other changes wait until this transaction ends */
export async function readSchool(tx: Tx, customerCode: string, lock = false): Promise<StoredSchool> {
  const row = await tx
    .selectFrom('school')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirstOrThrow();
  return { school: schoolOf(row), version: row.version };
}

const schoolOf = (row: Row): SchoolProfile => ({
  o: row.customer_code,
  codMin: row.cod_min,
  cf: row.cf,
  codIpa: row.cod_ipa,
  codFatturazione: row.cod_fatturazione,
  privateSchool: row.private_school,
  // A school created before this field existed is described by its kind.
  description: row.heading ?? row.kind ?? '',
  name: row.name,
  street: row.street,
  postalCode: row.postal_code ?? '',
  city: row.city,
  provincia: row.provincia,
  telephonenumber: row.telephone,
  faxNumber: row.fax,
  webSite: row.web_site,
  mail: row.mail ?? '',
  pec: row.pec ?? '',
  dpo: row.dpo ?? '',
  recapitoDpo: row.recapito_dpo ?? '',
  spidEnabled: row.spid_enabled,
  otpEnabled: row.otp_enabled,
});

/**
 * Writes the fields that the supervisor may change, except the SPID switch, as a new version. Empty texts become null.
 */
export async function writeSchool(
  tx: Tx,
  customerCode: string,
  wanted: Omit<SchoolUpdate, 'spidEnabled'>,
): Promise<void> {
  const text = (value: string | null | undefined) => value?.trim() || null;
  await tx
    .updateTable('school')
    .set({
      heading: wanted.description.trim(),
      name: wanted.name.trim(),
      street: text(wanted.street),
      postal_code: wanted.postalCode,
      city: wanted.city.trim(),
      provincia: text(wanted.provincia)?.toUpperCase() ?? null,
      telephone: text(wanted.telephonenumber),
      fax: text(wanted.faxNumber),
      web_site: text(wanted.webSite),
      mail: wanted.mail.trim(),
      pec: wanted.pec.trim(),
      dpo: wanted.dpo.trim(),
      recapito_dpo: wanted.recapitoDpo.trim(),
      otp_enabled: wanted.otpEnabled,
      version: sql<number>`version + 1`,
    })
    .where('customer_code', '=', customerCode)
    .execute();
}
