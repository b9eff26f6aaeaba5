import { randomUUID } from 'node:crypto';
import { live } from '../../contract/health/endpoints';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Problem } from '../../contract/schema/errors';
import { operatorToken } from '../../contract/staff/endpoints/clients';
import { UsageError } from './usageError';

/** The address of the provider, and the credentials of the operator. */
export interface OperatorAccess {
  /** Without a trailing slash. */
  readonly url: string;
  /** The secret of the machine. */
  readonly secret?: string | undefined;
  /** The person at the terminal: their account on the machine. */
  readonly name?: string | undefined;
  /** A program that acts instead: audit lines carry its name. */
  readonly client?: { readonly id: string; readonly secret: string } | undefined;
}

/** No provider answers at the address. */
export class NotRunning extends Error {}

/** No answer in time: it is not known whether a provider is running and working. */
class TookLong extends NotRunning {}

/** The provider refused the call. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.title ?? `status ${status}`);
  }
}

/** Milliseconds; the provider may be verifying a signature meanwhile, after other calls. */
const PATIENCE = 60_000;
const ATTEMPTS = 3;
const PAUSE = 500;

/**
 * Sends an operator command to its address.
 * @param atWork for commands without a time limit: called each time no answer came and the process reported that it is
 * alive
 */
export const operatorCommand = (
  access: OperatorAccess,
  path: string,
  body: object,
  atWork?: () => void,
): Promise<unknown> => sendOften(access, { method: 'POST', path, body }, atWork);

/** The input of an API call. */
export interface OperatorInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  /** Sent instead of a body. */
  readonly file?: Uint8Array;
  /** The ETag of the record to change. */
  readonly version?: string;
}

/** Makes a declared call. @returns its response; undefined if it has none */
export function callOperator(
  access: OperatorAccess,
  { method, path: pattern }: Endpoint,
  { params = {}, query = {}, body, file, version }: OperatorInput,
): Promise<unknown> {
  const at = pattern.replace(/\{(\w+)\}/g, (_, name) => {
    if (params[name] === undefined) throw new UsageError(`The command needs --${name}.`);
    return encodeURIComponent(String(params[name]));
  });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const path = `${at}${search.size > 0 ? `?${search}` : ''}`;
  return sendOften(access, { method, path, body, file, version });
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
  readonly file?: Uint8Array | undefined;
  readonly version?: string | undefined;
}

/**
 * Sends a call until it is answered or three attempts have failed, always with the same idempotency key: if only the
 * response was lost, a retry does not repeat the work.
 */
async function sendOften(access: OperatorAccess, what: Sent, atWork?: () => void): Promise<unknown> {
  const key = randomUUID();
  let taken = false;
  for (let failed = 0; ; ) {
    try {
      const headers = {
        authorization: `Bearer ${await bearerOf(access)}`,
        'idempotency-key': key,
        ...(access.secret && access.name && { 'operator-name': access.name }),
      };
      return await send(access.url, what, headers);
    } catch (error) {
      const passing = error instanceof NotRunning || (error instanceof Refused && error.status === 503);
      const tookLong = error instanceof TookLong;
      taken ||= tookLong;
      // The work may keep the database locked, so a busy response is expected meanwhile.
      if (atWork && taken && passing && (await isThere(access.url))) {
        if (tookLong) atWork();
      } else {
        failed += 1;
        if (!passing || failed === ATTEMPTS) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** Returns whether the process answers; its health check does not need the database. */
const isThere = (url: string): Promise<boolean> =>
  fetch(`${url}${live.path}`, { signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns the bearer token of a request: the operator's secret, or a token that a program obtains with its credentials.
 */
async function bearerOf({ url, client, secret }: OperatorAccess): Promise<string> {
  if (!client) return secret ?? '';
  const body = { grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret };
  const { method, path } = operatorToken;
  const answer = await send(url, { method, path, body }, {});
  return (answer as { readonly access_token: string }).access_token;
}

async function send(
  url: string,
  { method, path, body, file, version }: Sent,
  headers: Record<string, string>,
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...headers,
      ...(version !== undefined && { 'if-match': version }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: formOf(file) }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause) => {
    const Kind = (cause as Error).name === 'TimeoutError' ? TookLong : NotRunning;
    throw new Kind(`Nothing answers at ${url}.`, { cause });
  });
  if (response.status === 204) return undefined;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer as Partial<Problem>);
  return answer as unknown;
}

function formOf(file: Uint8Array): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'file');
  return form;
}
