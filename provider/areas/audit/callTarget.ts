import type { Selectable } from 'kysely';
import { showInstant } from '../../../contract/dates';
import type { AuditEntry } from '../../../contract/entities/auditEntry';
import { preservationDocuments } from '../../../contract/entities/preservation';
import { showNumber } from '../../../contract/showNumber';
import type { Tables } from '../../db/tables';

/** How things are called, by their ids in the log. */
export type Named = ReadonlyMap<string, string>;

/** What is there now of what lines of a school are about. */
export interface Known {
  readonly users: Named;
  readonly operations: ReadonlyMap<
    string,
    { readonly resource: string; readonly total: number; readonly input: unknown }
  >;
  /** Of the registry. */
  readonly people: Named;
  readonly documents: Named;
}

type Line = Pick<
  Selectable<Tables['audit_entry']>,
  'customer_code' | 'entity' | 'action' | 'id' | 'before' | 'after'
>;
type Called = Pick<AuditEntry, 'what' | 'page'>;
type Recorded = Readonly<Record<string, unknown>>;
type Calls = (line: Line, told: Recorded, known: Known) => Called | undefined;

/**
 * How people call what a line of the log is about, and whose page it has; nothing where it has no name. Never a code of
 * the machine: who is not there any more is called as the line has it, else by the username.
 */
export function callTarget(line: Line, known: Known): Called {
  // What is said of it now comes before what was.
  const told = { ...asRecorded(line.before), ...asRecorded(line.after) };
  if (line.action === 'export') return rowsOf(told);
  const own = line.id === null ? undefined : calls[line.entity]?.(line, told, known);
  return own ?? user(line, told, known) ?? recorded(told) ?? {};
}

const operation: Calls = ({ id }, told, { operations }) => {
  const found = operations.get(id ?? '');
  const { file } = asRecorded(found?.input ?? told);
  const page = found && { page: typeof file === 'string' ? ('import' as const) : ('operation' as const) };
  if (typeof file === 'string') return { what: `Importazione di ${file}`, ...page };
  const total = found?.total ?? countOf(told);
  if (total === undefined) return { what: 'Operazione su più elementi', ...page };
  const [one, many] = nouns[found?.resource ?? String(told.resource)] ?? nouns.other;
  return { what: `Operazione su ${showNumber(total)} ${total === 1 ? one : many}`, ...page };
};

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> & {
  readonly other: readonly [string, string];
} = {
  user: ['utente', 'utenti'],
  registryPerson: ['persona', 'persone'],
  other: ['elemento', 'elementi'],
};

const countOf = ({ eligible, skipped }: Recorded) =>
  typeof eligible === 'number' ? eligible + (typeof skipped === 'number' ? skipped : 0) : undefined;

const offices: Readonly<Record<string, string>> = {
  DS: 'Dirigente scolastico',
  DSGA: 'DSGA',
};

/** What each kind of thing is called by, where it is not a user. */
const calls: Readonly<Record<string, Calls>> = {
  operation,
  import: operation,
  registryPerson: ({ id }, _told, { people }) => {
    const [year = ''] = id?.split('~') ?? [];
    return (
      titled(people.get(id ?? '')) ?? (/^\d{4}$/.test(year) ? { what: `Anagrafe del ${year}` } : undefined)
    );
  },
  signedFile: ({ id, customer_code }, _told, { documents }) =>
    titled(documents.get(id ?? '')) ?? { what: id?.replace(`${customer_code}/`, '') ?? null },
  exportRequest: ({ id }, { dataRich }) => ({
    what: typeof dataRich === 'string' ? `Richiesta del ${showInstant(dataRich)}` : `Richiesta n. ${id}`,
  }),
  office: ({ id }) => titled(offices[id ?? '']),
  preservation: (_line, { documents }) =>
    Array.isArray(documents) ? titled(documents.map(documentName).join(', ')) : undefined,
  view: (_line, { name }) => (typeof name === 'string' ? { what: `Vista “${name}”` } : undefined),
};

const documentName = (kind: unknown) =>
  Object.entries(preservationDocuments).find(([name]) => name === kind)?.[1].name ?? String(kind);

const user: Calls = ({ customer_code, id }, { cn, sn }, { users }) => {
  const name = users.get(id ?? '');
  if (name) return { what: name, page: 'user' };
  const ending = `.${customer_code}`;
  if (!id?.endsWith(ending)) return undefined;
  return {
    what: typeof cn === 'string' && typeof sn === 'string' ? `${cn} ${sn}` : id.slice(0, -ending.length),
  };
};

/** The words that a thing is called by in what was written down of it. */
const recorded = ({ title, name, client_name }: Recorded) =>
  titled([title, name, client_name].find((one) => typeof one === 'string'));

const rowsOf = ({ rows }: Recorded): Called =>
  typeof rows === 'number' ? { what: `${showNumber(rows)} ${rows === 1 ? 'riga' : 'righe'}` } : {};

const titled = (what: unknown): Called | undefined =>
  typeof what === 'string' && what ? { what } : undefined;

const asRecorded = (value: unknown): Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Recorded) : {};
