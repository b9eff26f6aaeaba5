import { randomUUID } from 'node:crypto';
import { live } from '../../contract/health/endpoints';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Problem } from '../../contract/schema/errors';
import { operatorToken } from '../../contract/staff/endpoints/clients';
import { UsageError } from './usageError';

/** Where the provider is, and what the operator proves itself with. */
export interface OperatorAccess {
  /** Without a trailing slash. */
  readonly url: string;
  /** The machine's. */
  readonly secret?: string | undefined;
  /** Who has it in hand: their account on the machine. */
  readonly name?: string | undefined;
  /** A program in its place: what is done bears its name. */
  readonly client?: { readonly id: string; readonly secret: string } | undefined;
}

/** Nobody answers at the address. */
export class NotRunning extends Error {}

/** Nobody answered in time: whether somebody is there and at work is not known. */
class TookLong extends NotRunning {}

/** The provider answered, and refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.title ?? `status ${status}`);
  }
}

/** Milliseconds; the provider may verify a signature meanwhile, after others. */
const PATIENCE = 60_000;
const ATTEMPTS = 3;
const PAUSE = 500;

/**
 * Sends a command of the operator, by its address.
 * @param atWork of one that takes as long as it takes: is called each time that nobody answered, and the process said that it is there
 */
export const operatorCommand = (
  access: OperatorAccess,
  path: string,
  body: object,
  atWork?: () => void,
): Promise<unknown> => sendOften(access, { method: 'POST', path, body }, atWork);

/** What a call of the API is given. */
export interface OperatorInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  /** In place of a body. */
  readonly file?: Uint8Array;
  /** The ETag of what is changed. */
  readonly version?: string;
}

/** Makes a declared call. @returns its answer; undefined where it has none */
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

/** One key for all attempts: where the answer was lost on the way, asking again does not do it twice. */
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
      // What it is at work on may keep the database from others: that it is busy says nothing new.
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

/** Whether the process answers, which it does without the database. */
const isThere = (url: string): Promise<boolean> =>
  fetch(`${url}${live.path}`, { signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What the caller proves itself with; a program is given a token for it. */
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
