import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CampusRole, type CampusSelection, campusRoles } from '../../../contract/campus/campus';
import { holdsCampus } from '../../../contract/campus/campusAccess';
import * as campusMessages from '../../../contract/messages/it/campus';
import { licencesOf } from '../../db/licencesOf';
import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';

const NO_CAMPUS = campusMessages.noCampus;

/** @throws Refusal if this installation has no Campus, or the school has no licence for it (decision Q-054) */
export async function mustHaveCampus({ tx, caller, config }: Call): Promise<void> {
  if (config.campus && holdsCampus(await licencesOf(tx, caller.customerCode))) return;
  throw new Refusal('forbidden', { detail: NO_CAMPUS });
}

/** Returns a role as the bit with which the database aggregates it. */
export const bitOf = (role: CampusRole): number => 1 << campusRoles.indexOf(role);

/** Returns the condition on `e` for the school's enrolments in a selection. */
export function inSelection(
  customerCode: string,
  { corso, ruolo, dal, al }: CampusSelection,
): RawBuilder<SqlBool> {
  const wanted = [
    sql<SqlBool>`e.customer_code = ${customerCode}`,
    ...(corso ? [sql<SqlBool>`e.course_id = ${corso}`] : []),
    ...(ruolo ? [sql<SqlBool>`e.role_bit = ${bitOf(ruolo)}`] : []),
    ...(dal ? [sql<SqlBool>`e.enrolled_on >= ${dal}::date`] : []),
    ...(al ? [sql<SqlBool>`e.enrolled_on <= ${al}::date`] : []),
  ];
  return sql<SqlBool>`(${sql.join(wanted, sql` and `)})`;
}

/** Tells whether a selection has no filter, so that it selects all enrolments. */
export const isWhole = ({ corso, ruolo, dal, al }: CampusSelection): boolean =>
  !(corso || ruolo || dal || al);
