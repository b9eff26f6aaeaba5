import { isTaxCode } from '../../values/codiceFiscale';
import { csvOf } from '../../values/csv';
import { cutLines } from '../cutLines';
import { decodeText, type Encoding, type ForeignLine } from '../decodeText';
import { type CutText, linesOf } from '../lines';

import { cutText } from '../readText';
import { isBlank } from '../rowsBelow';
import type { RosterReading, TableFile } from '../TableFile';
import { TableProblem } from '../TableProblem';
import { tableLimits } from '../tableLimits';
import { olderUserColumns, rosterColumns } from './columns';

/** The files of an archive by name, in lower case. For a users.csv outside an archive, only this file. */
export interface RosterParts {
  readonly names: readonly string[];
  /** @throws TableProblem */
  readonly read: (name: string) => Promise<Uint8Array>;
}

/** Maximum number of files or columns that the description of a file names. */
const NAMED = 50;

const MANIFEST = 'manifest.csv';
const USERS = 'users.csv';

const folderOf = (names: readonly string[]): string | undefined =>
  names.find((name) => /(^|\/)(users|manifest)\.csv$/.test(name))?.replace(/[^/]*$/, '');

/** Returns whether an archive with these file names is a OneRoster archive; its files may be in a folder. */
export const isOneRoster = (names: readonly string[]): boolean => folderOf(names) !== undefined;

const NEEDED = ['sourcedId', 'givenName', 'familyName'] as const;

/** Returns whether a table is a users.csv of OneRoster, outside an archive. */
export function isRosterUsers(cut: CutText): boolean {
  const lines = linesOf(cut);
  const titles = Array.from({ length: lines.width(0) }, (_, at) => plain(lines.cell(0, at)));
  return NEEDED.every((name) => titles.includes(plain(name)));
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The rows of one CSV file of OneRoster. */
interface RosterTable {
  readonly titles: readonly string[];
  readonly rows: readonly RosterRow[];
  readonly encoding: Encoding;
  readonly foreign: readonly ForeignLine[];
}

interface RosterRow {
  readonly position: number;
  /** Returns a cell; empty if the file has no such column. */
  readonly cell: (column: string) => string;
}

function readRows(bytes: Uint8Array): RosterTable {
  const { text, encoding, foreign } = decodeText(bytes);
  const lines = linesOf(cutText(text));
  const titles = Array.from({ length: lines.width(0) }, (_, at) => lines.cell(0, at).trim());
  const places = new Map(titles.map((title, at) => [plain(title), at] as const).reverse());
  const rows: RosterRow[] = [];
  for (let line = 1; line < lines.length; line += 1) {
    if (isBlank(lines, line)) continue;
    const cell = (column: string) => lines.cell(line, places.get(plain(column)) ?? -1).trim();
    rows.push({ position: lines.position(line), cell });
  }
  return { titles, rows, encoding, foreign };
}

/**
 * Opens a OneRoster archive (1EdTech OneRoster 1.1 and 1.2, CSV binding), or its users.csv alone, as tables of people:
 * one for each group of people, and for each school if there are several. People with the status `tobedeleted` or with
 * `enabledUser` false are left out and counted.
 *
 * @throws TableProblem
 */
export async function openOneRoster(parts: RosterParts): Promise<TableFile> {
  const folder = folderOf(parts.names) ?? '';
  const inFolder = parts.names
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length));
  const read = async (name: string): Promise<RosterTable | undefined> =>
    inFolder.includes(name) ? readRows(await parts.read(folder + name)) : undefined;
  const manifest = new Map(
    (await read(MANIFEST))?.rows.map(({ cell }) => [cell('propertyName'), cell('value')]),
  );
  const version = manifest.get('oneroster.version');
  if (version && !/^1\.[12]($|\.)/.test(version)) throw new TableProblem('rosterVersion', version);
  const users = manifest.get('file.users') === 'absent' ? undefined : await read(USERS);
  if (!users) throw new TableProblem('noRosterUsers');
  if (!NEEDED.every((name) => users.titles.some((title) => plain(title) === plain(name))))
    throw new TableProblem('noRosterColumns', NEEDED.join(', '));
  const [orgs, roles, demographics] = [
    await read('orgs.csv'),
    await read('roles.csv'),
    await read('demographics.csv'),
  ];

  const isDeleted = ({ cell }: RosterRow) => /^(tobedeleted|inactive)$/i.test(cell('status'));
  const isDisabled = ({ cell }: RosterRow) => /^false$/i.test(cell('enabledUser'));
  const kept = users.rows.filter((row) => !isDeleted(row) && !isDisabled(row));
  const groups = groupsOf(kept, { orgs, roles });
  if (groups.length > tableLimits.sheets) throw new TableProblem('tooMuchInside');
  const births = new Map(demographics?.rows.map(({ cell }) => [cell('sourcedId'), cell('birthDate')]));
  const hasStatus = users.rows.some(({ cell }) => cell('status') !== '');
  const usedFiles = [MANIFEST, USERS, 'orgs.csv', 'roles.csv', 'demographics.csv'];
  return {
    encoding: users.encoding,
    foreign: users.foreign,
    sheets: groups.map(({ name }) => ({ name, isHidden: false })),
    from1904: false,
    roster: {
      mode:
        manifest.get('file.users') === 'delta' || (!manifest.has('file.users') && hasStatus)
          ? 'delta'
          : 'bulk',
      ...(version && { version: version.slice(0, 20) }),
      deleted: users.rows.filter(isDeleted).length,
      disabled: users.rows.filter((row) => !isDeleted(row) && isDisabled(row)).length,
      files: inFolder.filter((name) => name !== '' && !usedFiles.includes(name)).slice(0, NAMED),
      ...otherColumns(users),
    },
    read: async (sheet) => ({ cut: tableOf(groups[sheet]?.rows ?? [], births), hidden: 0 }),
  };
}

/** The columns of users.csv that an import uses. */
const READ: ReadonlySet<string> = new Set(
  [
    ...['sourcedId', 'status', 'dateLastModified', 'enabledUser', 'username', 'userIds', 'givenName'],
    ...['familyName', 'identifier', 'email', 'userMasterIdentifier', 'primaryOrgSourcedId'],
    ...olderUserColumns,
  ].map(plain),
);
const DEFINED: ReadonlySet<string> = new Set([...rosterColumns.users, ...olderUserColumns].map(plain));

const ownTaxCode = (title: string): boolean => /^metadata\..*codice_?fiscale$/i.test(title);

/** Returns the columns with values that an import ignores, by whether OneRoster defines them. */
function otherColumns({ titles, rows }: RosterTable): Pick<RosterReading, 'unused' | 'unknown'> {
  const others = titles.filter(
    (title) =>
      title !== '' &&
      !READ.has(plain(title)) &&
      !ownTaxCode(title) &&
      rows.some(({ cell }) => cell(title) !== ''),
  );
  const isDefined = (title: string) => DEFINED.has(plain(title));
  return {
    unused: others.filter(isDefined).slice(0, NAMED),
    unknown: others.filter((title) => !isDefined(title)).slice(0, NAMED),
  };
}

interface Group {
  readonly name: string;
  readonly rows: readonly RosterRow[];
}

/** The groups of people, in the order in which the import offers them. */
const PEOPLE = ['Personale', 'Studenti', 'Famiglie'] as const;

function peopleOf(role: string): (typeof PEOPLE)[number] {
  if (/^student$/i.test(role)) return 'Studenti';
  return /^(parent|guardian|relative)$/i.test(role) ? 'Famiglie' : 'Personale';
}

/** Groups people by their primary role, and by their school if there are several. */
function groupsOf(
  rows: readonly RosterRow[],
  { orgs, roles }: Readonly<Partial<Record<'orgs' | 'roles', RosterTable>>>,
): readonly Group[] {
  const primary = new Map<string, RosterRow>();
  for (const row of roles?.rows ?? []) {
    const user = row.cell('userSourcedId');
    if (!primary.has(user) || /^primary$/i.test(row.cell('roleType'))) primary.set(user, row);
  }
  const names = new Map(
    orgs?.rows.map(({ cell }) => {
      const identifier = cell('identifier');
      return [cell('sourcedId'), `${cell('name')}${identifier && ` (${identifier})`}`] as const;
    }),
  );
  const schoolOf = ({ cell }: RosterRow): string => {
    const role = primary.get(cell('sourcedId'));
    const org =
      cell('primaryOrgSourcedId') || role?.cell('orgSourcedId') || cell('orgSourcedIds').split(',')[0] || '';
    return names.get(org) ?? org;
  };
  const roleOf = ({ cell }: RosterRow) => primary.get(cell('sourcedId'))?.cell('role') || cell('role');
  const schools = new Map<string, Map<string, RosterRow[]>>();
  for (const row of rows) {
    const people = schools.get(schoolOf(row)) ?? new Map<string, RosterRow[]>();
    const group = peopleOf(roleOf(row));
    const found = people.get(group);
    if (found) found.push(row);
    else people.set(group, [row]);
    schools.set(schoolOf(row), people);
  }
  const hasRoles = rows.some((row) => roleOf(row) !== '');
  const groups = [...schools].flatMap(([school, people]) =>
    PEOPLE.flatMap((group) => {
      const found = people.get(group);
      const parts = [schools.size > 1 ? school || 'Senza scuola' : '', hasRoles ? group : ''];
      const name = parts.filter(Boolean).join(': ').slice(0, 200);
      return found ? [{ name: name || USERS, rows: found }] : [];
    }),
  );
  return groups.length > 0 ? groups : [{ name: USERS, rows: [] }];
}

/** Returns people as a table with the headings that every import of people recognises. */
function tableOf(rows: readonly RosterRow[], births: ReadonlyMap<string, string>): CutText {
  const columns: readonly (readonly [string, (row: RosterRow) => string])[] = [
    ['Nome utente', ({ cell }) => withoutDomain(cell('username'))],
    ['Cognome', ({ cell }) => cell('familyName')],
    ['Nome', ({ cell }) => cell('givenName')],
    ['Codice fiscale', taxCodeOf],
    ['E-mail', ({ cell }) => cell('email')],
    ['Data di nascita', ({ cell }) => births.get(cell('sourcedId')) ?? ''],
  ];
  // Omit empty columns, because an import would report their values as missing.
  const filled = columns.filter(([, value], nth) => nth < 3 || rows.some((row) => value(row) !== ''));
  const lines = [filled.map(([title]) => title), ...rows.map((row) => filled.map(([, value]) => value(row)))];
  const cut = cutLines(csvOf(lines).slice(1), ';');
  return { ...cut, positions: Uint32Array.from([1, ...rows.map(({ position }) => position)]) };
}

/** Removes the domain, because class registers often export the e-mail address as username. */
const withoutDomain = (username: string): string => username.replace(/@.*$/, '');

/** Finds the tax code in one of the places that class registers use: `userIds`, an extension, or an identifier. */
function taxCodeOf({ cell }: RosterRow): string {
  const ids = [...cell('userIds').matchAll(/\{\s*([^:{}]*?)\s*:\s*([^{}]*?)\s*\}/g)];
  const [, , named] =
    ids.find(([, type = '']) => /^(codice.?fiscale|cf|tax.?code|fiscal.?code)$/i.test(type)) ?? [];
  const candidates = [
    ...['metadata.codiceFiscale', 'metadata.codice_fiscale'].map(cell),
    cell('identifier'),
    cell('userMasterIdentifier'),
    ...ids.map(([, , id = '']) => id),
  ];
  return named ?? candidates.find((one) => isTaxCode(one.toUpperCase())) ?? '';
}
