import type { Endpoint } from '../../contract/schema/endpoint';
import type { Problem } from '../../contract/schema/errors';
import type { CallApi } from '../api/CallApi';
import { sendWithProgress } from '../api/sendWithProgress';
import { ApiError } from './ApiError';
import { withKeepalive } from './withKeepalive';

/** Who signs the calls: the headers of one, and a new token when the provider refuses the old one. */
export interface TokenSource {
  headers(method: string, url: string): Promise<Record<string, string>>;
  renew(): Promise<boolean>;
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
  /** What a data provider of somebody else's sends besides. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads a refusal that is no problem body (RFC 9457). */
  readonly refusal?: (body: unknown) => Partial<Problem>;
}

/**
 * The typed client of the provider's API. Every failure is an {@link ApiError}; a refused token is
 * renewed once and the very same request sent again. What changes data is sent though its tab is closed.
 *
 * @param origin of the provider, as `https://scuola.example`
 */
export function createCallApi(origin: string, tokens: TokenSource): CallApi {
  return async (endpoint, ...[given]) => {
    const input: AnyInput = given ?? {};
    const url = origin + pathOf(endpoint.path, input.params);
    const headers = headersOf(endpoint, input);
    const body = input.file ? formOf(input.file, input.body) : jsonOf(input.body);
    // Whoever calls it need not be signed in, and no token goes where none is asked for.
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
      return !open && (await refusesToken(first)) && (await tokens.renew()) ? sent() : first;
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

/** Of a wrong password that was sent a new token would change nothing, and sent again it counts twice. */
async function refusesToken(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const { code } = ((await json(response.clone())) ?? {}) as Partial<Problem>;
  return code !== 'wrongCredentials';
}

const jsonOf = (body: unknown) => (body === undefined ? null : JSON.stringify(body));

/** A file with the fields of a body beside it. */
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
