import { strToU8, zipSync } from 'fflate';
import { quoted } from '../../values/csv';
import { type RosterFile, rosterColumns, rosterFiles, TAX_CODE_ID } from './columns';

/** The school of the exported people. */
export interface RosterSchool {
  readonly customerCode: string;
  readonly codMin?: string | null | undefined;
  readonly name: string;
}

/** A person to export. */
export interface RosterPerson {
  readonly uid: string;
  readonly username: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly codicefiscale?: string | null | undefined;
  readonly dataNascita?: string | null | undefined;
  readonly status?: boolean | null | undefined;
  readonly supervisor?: boolean | null | undefined;
  readonly groups?: readonly { readonly group: string }[] | null | undefined;
}

/**
 * Writes the people of a school as a OneRoster 1.2 archive (ZIP) in bulk mode: manifest, school, users, roles and dates
 * of birth.
 */
export function writeOneRoster(
  school: RosterSchool,
  people: readonly RosterPerson[],
): Uint8Array<ArrayBuffer> {
  const { customerCode, codMin, name } = school;
  const org = { sourcedId: customerCode, name, type: 'school', identifier: codMin ?? customerCode };
  const born = people.filter(({ dataNascita }) => dataNascita);
  const written: Readonly<Partial<Record<RosterFile, string>>> = {
    orgs: fileOf('orgs', [org]),
    users: fileOf(
      'users',
      people.map((person) => userOf(person, customerCode)),
    ),
    roles: fileOf(
      'roles',
      people.map((person) => roleOf(person, customerCode)),
    ),
    ...(born.length > 0 && {
      demographics: fileOf(
        'demographics',
        born.map(({ uid, dataNascita }) => ({ sourcedId: uid, birthDate: dataNascita ?? '' })),
      ),
    }),
  };
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...rosterFiles.map((file) => [`file.${file}`, Object.hasOwn(written, file) ? 'bulk' : 'absent']),
    ['source.systemName', 'Sportello'],
    ['source.systemCode', customerCode],
  ].map(([propertyName = '', value = '']) => ({ propertyName, value }));
  const files = { manifest: fileOf('manifest', manifest), ...written };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${file}.csv`, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}

function userOf(person: RosterPerson, customerCode: string): Readonly<Record<string, string>> {
  const { uid, username, cn, sn, email, codicefiscale, status } = person;
  return {
    sourcedId: uid,
    enabledUser: String(status !== false),
    username,
    userIds: codicefiscale ? `{${TAX_CODE_ID}:${codicefiscale}}` : '',
    givenName: cn,
    familyName: sn,
    email,
    primaryOrgSourcedId: customerCode,
  };
}

const roleOf = (person: RosterPerson, customerCode: string): Readonly<Record<string, string>> => ({
  sourcedId: `${person.uid}-role`,
  userSourcedId: person.uid,
  roleType: 'primary',
  role: rosterRole(person),
  orgSourcedId: customerCode,
});

/** Words in the names of application roles, with the OneRoster role of people who hold such a role. */
const roles = [
  [/preside|dirigente/i, 'principal'],
  [/docente|insegnante/i, 'teacher'],
  [/alunn|student/i, 'student'],
  [/genitor|tutor/i, 'guardian'],
] as const;

/** Returns the OneRoster role of a person. OneRoster has no role for other staff, but allows extensions (`ext:`). */
function rosterRole({ supervisor, groups }: RosterPerson): string {
  if (supervisor) return 'siteAdministrator';
  const found = roles.find(([word]) => groups?.some(({ group }) => word.test(group)));
  return found?.[1] ?? 'ext:staff';
}

/** Writes a file as CSV (RFC 4180). Only programs read it, so cells need no protection against spreadsheet formulas. */
function fileOf(file: RosterFile, rows: readonly Readonly<Record<string, string>>[]): string {
  const columns: readonly string[] = rosterColumns[file];
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (/[",\r\n]/.test(cell) ? quoted(cell) : cell)).join(',');
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${line(cells)}\r\n`)
    .join('');
}
