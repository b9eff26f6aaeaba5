import type { SentRow } from '../../../../contract/imports/imported';
import { type ReadRow, readRow } from '../../../../contract/imports/imports';
import * as usersMessages from '../../../../contract/messages/it/users';
import { message } from '../../../../contract/messages/message';
import { importedUser, importedUsername } from '../../../../contract/users/importedUser';
import { dayInRome } from '../../../../contract/values/dates';
import { nameWarnings } from '../../../../contract/values/misdecoded';
import { taxCodeWarnings } from '../../../../contract/values/taxCodeWarnings';
import { usernameOf } from '../../../identity/accounts/usernameOf';
import type { TakenIds, ValidatedImport, WorkContext } from '../../../operations/resourceWork';
import { type Alike, findAlike, takenUids } from './alike';
import { freeUids } from './freeUids';
import { type ImportedRow, type RowVerdict, validateRow } from './validateRow';

/** A row as read. */
export interface Read extends ReadRow {
  readonly position: number;
  readonly username: string;
}

/**
 * Judges the effect of a file's rows on the users of the school. A row refers to the user whom it names, otherwise to
 * the one with its tax code; a user who does not exist would be created, under the name in the row or a generated one.
 */
export async function validateUsers(
  context: WorkContext,
  rows: readonly SentRow[],
  takenIds: TakenIds,
): Promise<readonly ValidatedImport[]> {
  const read = rows.map(({ position, cells }) => readUser(context, position, cells));
  const alike = await alikeOf(context, read, false);
  const seen = new Map<string, number>();
  const judged = read.map((row) => {
    const wanted = wantedOf(context, row, alike);
    return { row, wanted, ...once(row, wanted, validateRow(wanted, context.viewer), seen) };
  });
  const ids = await idsFor(context, judged, takenIds);
  const again = await takenIds(judged.flatMap(({ wanted }) => wanted.user?.uid ?? []));
  return judged.map(({ row, wanted, verdict, problems }, index) => {
    const repeated = verdict === 'update' && again.has(wanted.user?.uid ?? '');
    const messages = repeated ? { uid: REPEATED } : problems;
    return {
      position: row.position,
      verdict: repeated ? 'refused' : verdict,
      id: verdict === 'create' ? (ids[index] ?? '') : (wanted.user?.uid ?? ''),
      label: labelOf(wanted),
      problems: Object.entries(messages).map(([field, message]) => ({ field, message })),
      warnings:
        verdict === 'create' || verdict === 'update'
          ? warningsOf({ ...wanted.user, ...row.values }, row)
          : [],
    };
  });
}

/**
 * Returns warnings about a person; a name is checked only if the row contains it, because stored names were accepted
 * before.
 */
const warningsOf = (person: Parameters<typeof taxCodeWarnings>[0], { values }: Read): string[] => [
  ...taxCodeWarnings(person),
  ...nameWarnings(values),
];

const REPEATED = usersMessages.repeated;

export function readUser({ customerCode, now }: WorkContext, position: number, cells: object): Read {
  const row = readRow(importedUser, cells as Record<string, string>, dayInRome(now));
  return { ...row, position, username: importedUsername(String(row.values.uid ?? ''), customerCode) };
}

/** Finds the users of the school that the rows may refer to. */
export const alikeOf = (
  { tx, customerCode }: WorkContext,
  rows: readonly Read[],
  forUpdate: boolean,
): Promise<Alike> =>
  findAlike(
    tx,
    customerCode,
    {
      uids: rows.flatMap(({ username }) => (username ? [`${username}.${customerCode}`] : [])),
      taxCodes: rows.flatMap(({ values }) => (values.codicefiscale ? [String(values.codicefiscale)] : [])),
    },
    forUpdate,
  );

/** Resolves the user that a row refers to. */
export function wantedOf({ customerCode }: WorkContext, row: Read, alike: Alike): ImportedRow {
  const namesakes = alike.byTaxCode.get(String(row.values.codicefiscale ?? '')) ?? [];
  const named = alike.byUid.get(`${row.username}.${customerCode}`.toLowerCase())?.user;
  const user = row.username ? named : namesakes.length === 1 ? namesakes[0] : undefined;
  return { ...row, user, namesakes };
}

/** Returns the verdict on a row; refuses it if an earlier row is about the same person. */
export function once(
  row: Read,
  wanted: ImportedRow,
  judgement: RowVerdict,
  seen: Map<string, number>,
): RowVerdict {
  const taxCode = String(row.values.codicefiscale ?? '');
  const keys = wanted.user
    ? [wanted.user.uid]
    : [row.username && `@${row.username}`, taxCode].filter(Boolean);
  const before = keys.map((key) => seen.get(key)).find((position) => position !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, row.position);
  if (before === undefined || judgement.verdict === 'refused') return judgement;
  return {
    verdict: 'refused',
    problems: { uid: message(usersMessages.sameRow, { count: before }) },
    changes: {},
  };
}

interface ToName extends RowVerdict {
  readonly row: Read;
}

/** Returns the uid for each row that creates a user: the name in the row, or the first free generated one. */
async function idsFor(
  { tx, customerCode }: WorkContext,
  judged: readonly ToName[],
  takenIds: TakenIds,
): Promise<readonly (string | undefined)[]> {
  const ids: (string | undefined)[] = judged.map(({ row, verdict }) =>
    verdict === 'create' && row.username ? `${row.username}.${customerCode}` : undefined,
  );
  const unnamed = judged.flatMap(({ row, verdict }, index) =>
    verdict === 'create' && !row.username
      ? [{ index, name: usernameOf(String(row.values.sn), String(row.values.cn)) }]
      : [],
  );
  const free = await freeUids(
    unnamed.map(({ name }) => name),
    {
      customerCode,
      used: new Set(ids.flatMap((id) => id?.toLowerCase() ?? [])),
      taken: async (wanted) => {
        const [accounts, rows] = [await takenUids(tx, customerCode, wanted), await takenIds(wanted)];
        return new Set([...accounts, ...[...rows].map((id) => id.toLowerCase())]);
      },
    },
  );
  for (const [place, { index }] of unnamed.entries()) ids[index] = free[place];
  return ids;
}

const labelOf = ({ user, values }: ImportedRow): string => {
  const cn = values.cn ?? user?.cn ?? '';
  const sn = values.sn ?? user?.sn ?? '';
  return `${cn} ${sn}`.trim() || String(values.uid ?? values.codicefiscale ?? '');
};
