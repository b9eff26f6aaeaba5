import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';
import { operatorOf, readSubject } from '../../identity/subject';
import { type AuditSubjects, type Called, callActor, callTarget, type Named } from './callTarget';

type Line = Selectable<Tables['audit_entry']>;
/** The display names of the person who acted and of the subject. */
export type CalledLine = Called & { readonly name: string; readonly actor?: string };

/**
 * Returns the display names for lines of a school, in the same order. Runs one query per table, regardless of the
 * number of lines.
 */
export async function calledLines(
  tx: Tx,
  customerCode: string,
  lines: readonly Line[],
): Promise<readonly CalledLine[]> {
  const idsOf = (...entities: readonly string[]) => [
    ...new Set(lines.flatMap(({ entity, id }) => (id !== null && entities.includes(entity) ? [id] : []))),
  ];
  const perhapsUsers = new Set(lines.flatMap(({ as_whom, id }) => (id === null ? [as_whom] : [as_whom, id])));
  const known: AuditSubjects = {
    users: await usersOf(tx, customerCode, [...perhapsUsers]),
    operations: await operationsOf(tx, customerCode, idsOf('operation', 'import')),
    people: await peopleOf(tx, customerCode, idsOf('registryPerson')),
    operators: await operatorsOf(tx, customerCode, lines),
    documents: await documentsOf(tx, customerCode, idsOf('signedFile')),
  };
  return lines.map((line) => ({
    name: callActor(line, known),
    ...(known.users.has(line.as_whom) && { actor: line.as_whom }),
    ...callTarget(line, known),
  }));
}

async function usersOf(tx: Tx, customerCode: string, ids: readonly string[]): Promise<Named> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'cn', 'sn'])
    .where('customer_code', '=', customerCode)
    .where('uid', 'in', ids)
    .execute();
  return new Map(rows.map(({ uid, cn, sn }) => [uid, `${cn} ${sn}`]));
}

async function operatorsOf(tx: Tx, customerCode: string, lines: readonly Line[]): Promise<Named> {
  const names = lines.flatMap(({ who }) => operatorOf(readSubject(who)) ?? []);
  if (names.length === 0) return new Map();
  const rows = await tx
    .selectFrom('support_access')
    .select(['operator', 'operator_name'])
    .distinct()
    .where('customer_code', '=', customerCode)
    .where('operator', 'in', [...new Set(names)])
    .execute();
  return new Map(rows.map(({ operator, operator_name }) => [operator, operator_name]));
}

async function operationsOf(
  tx: Tx,
  customerCode: string,
  ids: readonly string[],
): Promise<AuditSubjects['operations']> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('operation')
    .select(['id', 'resource', 'action', 'kind', 'total', 'input'])
    .where('customer_code', '=', customerCode)
    .where('id', 'in', ids)
    .where('state', '!=', 'collecting')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function peopleOf(tx: Tx, customerCode: string, ids: readonly string[]): Promise<Named> {
  // `2026~100001`, see idOfPerson.
  const keys = ids.flatMap((id) => (/^\d{4}~./.test(id) ? [id.split('~')] : []));
  if (keys.length === 0) return new Map();
  const rows = await tx
    .selectFrom('registry_person')
    .select(['anno', 'prg_anagrafe', 'nome', 'cognome'])
    .where('customer_code', '=', customerCode)
    .where('prg_anagrafe', 'in', [...new Set(keys.map(([, person = '']) => person))])
    .execute();
  return new Map(
    rows.map(({ anno, prg_anagrafe, nome, cognome }) => [`${anno}~${prg_anagrafe}`, `${nome} ${cognome}`]),
  );
}

/**
 * Reads the names of contracts and other signed documents, by file name. The log stores only the first 120 characters
 * of a file name.
 */
async function documentsOf(tx: Tx, customerCode: string, ids: readonly string[]): Promise<Named> {
  if (ids.length === 0) return new Map();
  const inTable = (table: 'frozen_document' | 'contract_document') =>
    tx
      .selectFrom(table)
      .select(['file_name', 'name'])
      .where('customer_code', '=', customerCode)
      .where((build) => build(build.fn<string>('left', ['file_name', build.val(120)]), 'in', ids));
  const rows = await inTable('frozen_document').unionAll(inTable('contract_document')).execute();
  return new Map(rows.map(({ file_name, name }) => [file_name.slice(0, 120), name]));
}
