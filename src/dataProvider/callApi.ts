import type { Endpoint } from '../../contract/schema/endpoint';
import type { Problem } from '../../contract/schema/errors';
import type { CallApi } from '../api/CallApi';
import { sendWithProgress } from '../api/sendWithProgress';
import { ApiError } from './ApiError';
import { withKeepalive } from './withKeepalive';

/** Supplies the headers that authorise a call, and a new token when the provider refuses the old one. */
export interface TokenSource {
  headers(method: string, url: string): Promise<Record<string, string>>;
  renew(): Promise<boolean>;
  /** Called if the provider refuses the renewed token too: only a new sign-in helps. */
  readonly refused?: () => void;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly progress?: (sent: number) => void;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly uploadToken?: string;
  readonly signal?: AbortSignal;
  /** Extra headers for a provider that is not ours. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads an error body that is not a problem document (RFC 9457). */
  readonly refusal?: (body: unknown) => Partial<Problem>;
}

/**
 * Creates the typed client of the provider's API. Every failure is an {@link ApiError}; on a refused token, the token
 * is renewed once and the identical request is sent again. Requests that change data complete even if the tab is
 * closed.
 *
 * @param origin of the provider, as `https://scuola.example`
 */
export function createCallApi(origin: string, tokens: TokenSource): CallApi {
  return async (endpoint, ...[given]) => {
    const input: AnyInput = given ?? {};
    const url = origin + pathOf(endpoint.path, input.params);
    const headers = headersOf(endpoint, input);
    const body = input.file ? formOf(input.file, input.body) : jsonOf(input.body);
    // A public endpoint needs no sign-in, and no token is sent where none is required.
    const open = endpoint.access === 'public';
    const send = async (keepalive: boolean) => {
      const signature = open ? {} : await tokens.headers(endpoint.method, url);
      const request = {
        method: endpoint.method,
        headers: { ...headers, ...input.headers, ...signature },
        body,
        signal: input.signal ?? null,
        keepalive,
      };
      const address = url + queryOf(input.query);
      return input.progress ? sendWithProgress(address, request, input.progress) : fetch(address, request);
    };
    const response = await reach(input.signal, async () => {
      const short = typeof body === 'string' || body === null;
      const sent = () => (endpoint.effect === 'read' || !short ? send(false) : withKeepalive(body, send));
      const first = await sent();
      if (open || !(await refusesToken(first)) || !(await tokens.renew())) return first;
      const second = await sent();
      if (await refusesToken(second)) tokens.refused?.();
      return second;
    });
    const { status, headers: responseHeaders } = response;
    const answer = await json(response);
    if (!response.ok) {
      const problem = input.refusal?.(answer) ?? (answer as Partial<Problem>);
      throw ApiError.of(status, problem, Number(responseHeaders.get('retry-after')) || undefined);
    }
    return {
      data: answer as never,
      version: responseHeaders.get('etag') ?? undefined,
      headers: responseHeaders,
    };
  };
}

/**
 * Returns whether a response refuses the token. A response that refuses a password in the request does not: a new token
 * would not help, and a retry would count as a second failed attempt.
 */
async function refusesToken(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const { code } = ((await json(response.clone())) ?? {}) as Partial<Problem>;
  return code !== 'wrongCredentials';
}

const jsonOf = (body: unknown) => (body === undefined ? null : JSON.stringify(body));

/** Builds a form with a file and the fields of a body. */
function formOf(file: Blob, body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  form.append('file', file);
  return form;
}

function pathOf(path: string, params: AnyInput['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

function queryOf(query: AnyInput['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function headersOf(endpoint: Endpoint, input: AnyInput): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (input.body !== undefined && !input.file) headers['Content-Type'] = 'application/json';
  if (input.ifMatch !== undefined) headers['If-Match'] = input.ifMatch;
  if (input.uploadToken !== undefined) headers['X-Upload-Token'] = input.uploadToken;
  if (endpoint.effect === 'command') {
    headers['Idempotency-Key'] = input.idempotencyKey ?? crypto.randomUUID();
  }
  return headers;
}

async function reach(signal: AbortSignal | undefined, send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ApiError.unreachable();
  }
}

async function json(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return response.json().catch(() => undefined);
}
