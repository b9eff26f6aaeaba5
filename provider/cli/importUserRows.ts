import type { SentRow } from '../../contract/imports/imported';
import { cellLimit, IMPORT_ROWS_PER_REQUEST } from '../../contract/imports/importLimits';
import type { TableReading } from '../../contract/imports/tableReading';
import { SCIM_PATH } from '../../contract/scim/scimClient';
import { IMPORT_PATH, type RowsOutcome, type SentRows } from '../../contract/scim/sentRows';
import { Unfinished } from './failure';
import { NotRunning } from './operatorCall';
import { UsageError } from './usageError';

/** A person in a file or a directory, as cells by field name of the user import. */
export interface UserRow {
  /** Line number in the file, or place in the result of the directory search, from 1. Positions ascend. */
  readonly position: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface UserImport {
  /** Name of the source in the import history of the school. */
  readonly file: string;
  readonly reading?: TableReading;
  readonly rows: readonly UserRow[];
  /** If false, nothing is imported: the rows are only checked and reported. */
  readonly runs: boolean;
}

/** The provider's URL, and the token of a synchronisation that a supervisor of the school created. */
export interface SyncAccess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

/** Reads the access from the environment, because others can see a token on the command line. @throws UsageError */
export function syncAccess({ OPERATOR_URL, PORT, SYNC_TOKEN }: NodeJS.ProcessEnv): SyncAccess {
  if (!SYNC_TOKEN)
    throw new UsageError(
      'SYNC_TOKEN is the token of a synchronisation, which a supervisor of the school creates at Persone, Sincronizzazione utenti.',
    );
  const url = (OPERATOR_URL || `http://localhost:${PORT || 8080}`).replace(/\/+$/, '');
  if (!URL.canParse(url)) throw new UsageError(`OPERATOR_URL is not an address: ${url}`);
  return { url, token: SYNC_TOKEN };
}

/** Maximum number of refused rows and warnings that are printed. */
const PRINTED = 500;
/** Timeout in milliseconds for the response to one piece. */
const TIMEOUT = 120_000;

/**
 * Imports rows as users of a school. Each request sends up to IMPORT_ROWS_PER_REQUEST rows, and is one import in the
 * history of the school. Without `runs`, the result only tells what an import would change.
 * @returns the lines to print
 */
export async function importUserRows(
  access: SyncAccess,
  { file, reading, rows, runs }: UserImport,
): Promise<readonly string[]> {
  const all = sentRows(rows);
  const pieces = Array.from({ length: Math.ceil(all.length / IMPORT_ROWS_PER_REQUEST) }, (_, nth) =>
    all.slice(nth * IMPORT_ROWS_PER_REQUEST, (nth + 1) * IMPORT_ROWS_PER_REQUEST),
  );
  const counts = new Map<string, number>();
  const of = (outcome: string) => counts.get(outcome) ?? 0;
  const notes: string[] = [];
  let onTrial = false;
  for (const [nth, piece] of pieces.entries()) {
    const name = pieces.length > 1 ? `${nth + 1} di ${pieces.length} ${file}` : file;
    const sent = { file: name, ...(reading && { reading }), rows: piece, dryRun: !runs };
    const { isTrial, rows: became } = await send(access, sent).catch((error) => {
      if (nth === 0 || !(error instanceof Unfinished)) throw error;
      throw new Unfinished([...summary(), error.message].join('\n'));
    });
    onTrial ||= isTrial;
    for (const { position, verdict, problems, warnings, outcome, reason } of became) {
      const isRefused = verdict === 'refused' || outcome === 'refused';
      const counted = isRefused ? 'refused' : verdict;
      counts.set(counted, of(counted) + 1);
      if (problems.length === 0 && isRefused) notes.push(`  row ${position}: ${reason ?? ''}`);
      for (const { field, message } of problems) notes.push(`  row ${position} ${field}: ${message}`);
      for (const warning of warnings) notes.push(`  row ${position}, warning: ${warning}`);
    }
  }
  function summary(): readonly string[] {
    const more = notes.length - PRINTED;
    const said = runs ? ['created', 'updated', 'as they were'] : ['to create', 'to update', 'as they are'];
    const [create, update, unchanged] = said;
    return [
      `${of('create')} ${create}, ${of('update')} ${update}, ${of('unchanged')} ${unchanged}, ${of('refused')} refused.`,
      ...notes.slice(0, PRINTED),
      ...(more > 0 ? [`  and ${more} more.`] : []),
    ];
  }
  return [...summary(), lastLine(runs, onTrial)];
}

function lastLine(runs: boolean, onTrial: boolean): string {
  if (!runs) return 'Nothing was written: --run true imports them.';
  return onTrial
    ? 'The synchronisation is on trial: nothing was written. Its page shows the supervisor what would happen.'
    : 'The imports are in the history of the school, where they can be reverted.';
}

/** Sends one piece. @throws Unfinished with the reason of a refusal, NotRunning, UsageError for an invalid token */
async function send({ url, token }: SyncAccess, body: SentRows): Promise<RowsOutcome> {
  const response = await fetch(`${url}${SCIM_PATH}${IMPORT_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((cause) => {
    throw new NotRunning(`Nothing answers at ${url}.`, { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as RowsOutcome & { readonly detail?: string };
  if (response.ok) return answer;
  if (response.status === 401)
    throw new UsageError(
      'The provider does not accept SYNC_TOKEN: create a new token for the synchronisation.',
    );
  throw new Unfinished(`The provider refused (${response.status}): ${answer.detail ?? 'no reason given'}`);
}

/** Converts rows for the request. If an earlier row is about the same person, `repeats` is the position of that row. */
function sentRows(rows: readonly UserRow[]): readonly SentRow[] {
  const first = new Map<string, number>();
  return rows.map(({ position, cells }) => {
    const key = (cells.uid || cells.codicefiscale || '').toLowerCase();
    const repeats = key ? first.get(key) : undefined;
    if (key && repeats === undefined) first.set(key, position);
    const cut = Object.entries(cells).map(([field, cell]) => [field, cell.slice(0, cellLimit(undefined))]);
    return { position, cells: Object.fromEntries(cut), ...(repeats !== undefined && { repeats }) };
  });
}
