import type { Selectable } from 'kysely';
import { type AuditEntry, nounOf } from '../../../contract/audit/auditEntry';
import { actionNames } from '../../../contract/operations/actions';
import { preservationDocuments } from '../../../contract/preservation/preservation';
import { showInstant } from '../../../contract/values/dates';
import type { Tables } from '../../db/tables';
import { operatorOf, readSubject } from '../../identity/subject';

/** How things are called, by their ids in the log. */
export type Named = ReadonlyMap<string, string>;

/** What is there now of what lines of a school are about. */
export interface Known {
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
  /** Of the registry. */
  readonly people: Named;
  readonly documents: Named;
  /** People of the provider who operated for somebody of the school, by user name. */
  readonly operators?: Named;
}

type Line = Pick<
  Selectable<Tables['audit_entry']>,
  'customer_code' | 'entity' | 'action' | 'id' | 'before' | 'after'
>;
export type Called = Pick<AuditEntry, 'what' | 'page'>;
const actions: readonly string[] = actionNames;
type Recorded = Readonly<Record<string, unknown>>;
type Calls = (line: Line, details: Recorded, known: Known) => Called | undefined;

/**
 * How people call what a line of the log is about, and whose page it has; nothing where it has no name. Never a code of
 * the machine: who is not there any more is called as the line has it, else by the username.
 */
export function callTarget(line: Line, known: Known): Called {
  // What is said of it now comes before what was.
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

/** What each kind of thing is called by, where it is not a user. */
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

/** The words that a thing is called by in what was written down of it. */
const recorded = ({ title, name, client_name }: Recorded) =>
  titled([title, name, client_name].find((one) => typeof one === 'string'));

const rowsOf = ({ rows }: Recorded): Called =>
  typeof rows === 'number' ? { what: { count: rows, noun: rows === 1 ? 'row' : 'rows' } } : {};

const titled = (name: unknown): Called | undefined =>
  typeof name === 'string' && name ? { what: { name } } : undefined;

/** An account of a school without the school. */
const usernameOf = (uid: string, customerCode: string) =>
  uid.endsWith(`.${customerCode}`) ? uid.slice(0, -customerCode.length - 1) : uid;

/** How whoever acted is called: whoever is not there any more by the username; support by both names. */
export function callActor(
  {
    who,
    as_whom,
    customer_code,
  }: Pick<Selectable<Tables['audit_entry']>, 'who' | 'as_whom' | 'customer_code'>,
  { users, operators }: Pick<Known, 'users' | 'operators'>,
): string {
  const name = users.get(as_whom) ?? usernameOf(as_whom, customer_code);
  const operator = operatorOf(readSubject(who));
  return operator === undefined ? name : `${operators?.get(operator) ?? operator} per ${name}`;
}

const asRecorded = (value: unknown): Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Recorded) : {};
