import type { Selectable } from 'kysely';
import { type AuditEntry, nounOf } from '../../../contract/audit/auditEntry';
import { actionNames } from '../../../contract/operations/actions';
import { preservationDocuments } from '../../../contract/preservation/preservation';
import { showInstant } from '../../../contract/values/dates';
import type { Tables } from '../../db/tables';
import { operatorOf, readSubject } from '../../identity/subject';

/** Display names by id in the log. */
export type Named = ReadonlyMap<string, string>;

/** Current data about the subjects of a school's lines. */
export interface AuditSubjects {
  readonly users: Named;
  readonly operations: ReadonlyMap<
    string,
    {
      readonly resource: string;
      readonly action: string;
      readonly kind: string;
      readonly total: number;
      readonly input: unknown;
    }
  >;
  /** People of the registry. */
  readonly people: Named;
  readonly documents: Named;
  /** People of the provider who acted on behalf of the school, by user name. */
  readonly operators?: Named;
}

type Line = Pick<
  Selectable<Tables['audit_entry']>,
  'customer_code' | 'entity' | 'action' | 'id' | 'before' | 'after'
>;
export type Called = Pick<AuditEntry, 'what' | 'page'>;
const actions: readonly string[] = actionNames;
type Recorded = Readonly<Record<string, unknown>>;
type Calls = (line: Line, details: Recorded, known: AuditSubjects) => Called | undefined;

/**
 * Returns the display name of the subject of a line and the user whose page it links to; empty if it has no name. Never
 * a technical code: a deleted user is named as in the line, otherwise by the username.
 */
export function callTarget(line: Line, known: AuditSubjects): Called {
  // The new value takes precedence over the previous one.
  const details = { ...asRecorded(line.before), ...asRecorded(line.after) };
  if (line.action === 'export') return rowsOf(details);
  const own = line.id === null ? undefined : calls[line.entity]?.(line, details, known);
  return own ?? user(line, details, known) ?? recorded(details) ?? {};
}

const operation: Calls = ({ id }, details, { operations }) => {
  const found = operations.get(id ?? '');
  const { file } = asRecorded(found?.input ?? details);
  const page = found && { page: typeof file === 'string' ? ('import' as const) : ('operation' as const) };
  if (typeof file === 'string') return { what: { said: 'import', name: file }, ...page };
  const count = found?.total ?? countOf(details);
  if (count === undefined) return { what: { said: 'operation' }, ...page };
  const done = found?.action ?? String(details.action);
  return {
    what: {
      ...(found?.kind === 'takeBack' && { undo: 'takeBack' as const }),
      said: actions.includes(done) ? done : 'operationOn',
      count,
      noun: nounOf(found?.resource ?? String(details.resource), count),
    },
    ...page,
  };
};

const countOf = ({ eligible, skipped }: Recorded) =>
  typeof eligible === 'number' ? eligible + (typeof skipped === 'number' ? skipped : 0) : undefined;

/** The functions that name a subject other than a user, by kind of subject. */
const calls: Readonly<Record<string, Calls>> = {
  operation,
  import: operation,
  registryPerson: ({ id }, _details, { people }) => {
    const [year = ''] = id?.split('~') ?? [];
    return (
      titled(people.get(id ?? '')) ??
      (/^\d{4}$/.test(year) ? { what: { said: 'registry', name: year } } : undefined)
    );
  },
  signedFile: ({ id, customer_code }, _details, { documents }) =>
    titled(documents.get(id ?? '')) ?? titled(id?.replace(`${customer_code}/`, '')) ?? {},
  exportRequest: ({ id }, { dataRich }) => ({
    what:
      typeof dataRich === 'string'
        ? { said: 'requestOf', name: showInstant(dataRich) }
        : { said: 'request', name: id },
  }),
  office: ({ id }) => (id === 'DS' || id === 'DSGA' ? { what: { said: id } } : undefined),
  preservation: (_line, { documents }) =>
    Array.isArray(documents) ? titled(documents.map(documentName).join(', ')) : undefined,
  view: (_line, { name }) =>
    typeof name === 'string' ? { what: { said: 'view', name: `“${name}”` } } : undefined,
};

const documentName = (kind: unknown) =>
  Object.entries(preservationDocuments).find(([name]) => name === kind)?.[1].name ?? String(kind);

const user: Calls = ({ customer_code, id }, { cn, sn }, { users }) => {
  const name = users.get(id ?? '');
  if (name) return { what: { name }, page: 'user' };
  if (!id?.endsWith(`.${customer_code}`)) return undefined;
  return titled(
    typeof cn === 'string' && typeof sn === 'string' ? `${cn} ${sn}` : usernameOf(id, customer_code),
  );
};

/** Returns the display name found in the recorded values. */
const recorded = ({ title, name, client_name }: Recorded) =>
  titled([title, name, client_name].find((one) => typeof one === 'string'));

const rowsOf = ({ rows }: Recorded): Called =>
  typeof rows === 'number' ? { what: { count: rows, noun: rows === 1 ? 'row' : 'rows' } } : {};

const titled = (name: unknown): Called | undefined =>
  typeof name === 'string' && name ? { what: { name } } : undefined;

/** Returns the uid of a school's account without the school's code. */
const usernameOf = (uid: string, customerCode: string) =>
  uid.endsWith(`.${customerCode}`) ? uid.slice(0, -customerCode.length - 1) : uid;

/**
 * Returns the display name of the person who acted: the username if the account no longer exists. For an operator who
 * acted as a user, returns both names.
 */
export function callActor(
  {
    who,
    as_whom,
    customer_code,
  }: Pick<Selectable<Tables['audit_entry']>, 'who' | 'as_whom' | 'customer_code'>,
  { users, operators }: Pick<AuditSubjects, 'users' | 'operators'>,
): string {
  const name = users.get(as_whom) ?? usernameOf(as_whom, customer_code);
  const operator = operatorOf(readSubject(who));
  return operator === undefined ? name : `${operators?.get(operator) ?? operator} per ${name}`;
}

const asRecorded = (value: unknown): Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Recorded) : {};
