import { sql } from 'kysely';
import { resizingComparison } from '../../../contract/resizing/receivingEndpoints';
import type { Comparison, ResizingApplication } from '../../../contract/resizing/resizing';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { type OtherSchool, parties } from './resizingStore';

interface SideRow {
  readonly application: ResizingApplication;
  readonly users: number;
  readonly users_there: number;
  readonly users_after: number;
  readonly first_year: number | null;
  readonly last_year: number | null;
  readonly documents: number | null;
  readonly first_year_there: number | null;
  readonly last_year_there: number | null;
  readonly documents_there: number | null;
}

/**
 * Compares the caller's school with another one of its resizing. The caller's school is the merged one if it has handed
 * applications over to the other; otherwise the other one is.
 */
export const comparison = implement(resizingComparison, async ({ tx, caller }, { params }) => {
  const other = (await parties(tx)).find(({ customer_code }) => customer_code === params.scuola);
  if (!other) throw new Refusal('notFound');
  const own = await tx
    .selectFrom('school')
    .select(['customer_code', 'cod_min', 'name', 'city'])
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  const handed = await tx
    .selectFrom('resizing_choice')
    .select('application')
    .where('customer_code', '=', own.customer_code)
    .where('receiving_code', '=', other.customer_code)
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  const [merged, receiving] = handed ? [own, other] : [other, own];
  const pair = sql`${merged.customer_code}, ${receiving.customer_code}`;
  const sides = await sql<SideRow>`select * from resizing_sides(${pair})`.execute(tx);
  const shared = await sql<{
    sn: string;
    cn: string;
    codice_fiscale: string;
  }>`select * from resizing_shared(${pair}) order by sn, cn, codice_fiscale`.execute(tx);
  const refused = await tx
    .selectFrom('resizing_answer')
    .select('application')
    .where('customer_code', '=', merged.customer_code)
    .where('receiving_code', '=', receiving.customer_code)
    .where('status', '=', 'REFUSED')
    .execute();
  const stays = new Set(refused.map(({ application }) => application));
  return {
    merged: schoolOf(merged),
    receiving: schoolOf(receiving),
    applications: sides.rows.map((row) => (stays.has(row.application) ? asItIs(sideOf(row)) : sideOf(row))),
    shared: shared.rows.map(({ sn, cn, codice_fiscale }) => ({
      name: `${cn} ${sn}`,
      codiceFiscale: codice_fiscale,
    })),
  };
});

const schoolOf = ({ customer_code, cod_min, name, city }: OtherSchool) => ({
  codMin: cod_min,
  customerCode: customer_code,
  name,
  description: city,
});

/**
 * Returns the comparison of a refused application: the receiving school's figures do not change, because the data are
 * not moved.
 */
const asItIs = (side: Comparison['applications'][number]) => ({
  ...side,
  usersAfter: side.usersThere,
  yearsAfter: side.yearsThere,
  documentsAfter: side.documentsThere,
});

const span = (first: number | null, last: number | null) =>
  first === null ? undefined : `${first}-${last ?? first}`;

function sideOf(row: SideRow): Comparison['applications'][number] {
  const { first_year, last_year, documents, first_year_there, last_year_there, documents_there } = row;
  const known = <T>(values: readonly (T | null)[]) => values.filter((value): value is T => value !== null);
  const firsts = known([first_year, first_year_there]);
  const lasts = known([last_year, last_year_there]);
  const counts = known([documents, documents_there]);
  return {
    appCode: row.application,
    users: row.users,
    usersThere: row.users_there,
    usersAfter: row.users_after,
    years: span(first_year, last_year) ?? null,
    yearsThere: span(first_year_there, last_year_there) ?? null,
    yearsAfter: firsts.length > 0 ? (span(Math.min(...firsts), Math.max(...lasts)) ?? null) : null,
    documents,
    documentsThere: documents_there,
    documentsAfter: counts.length > 0 ? counts.reduce((sum, one) => sum + one, 0) : null,
  };
}
