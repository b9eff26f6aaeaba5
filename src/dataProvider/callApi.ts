import type { Endpoint, InputOf, OutputOf } from '../../contract/endpoint';
import type { Problem } from '../../contract/errors';
import { ApiError } from './ApiError';

/** Who signs the calls: the headers of one, and a new token when the provider refuses the old one. */
export interface TokenSource {
  headers(method: string, url: string): Promise<Record<string, string>>;
  renew(): Promise<boolean>;
}

type Part<K extends string, T> = keyof T extends never
  ? unknown
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a call of an endpoint must be given; what it has none of is left out. */
export type CallInput<E extends Endpoint> = Part<'params', InputOf<E>['params']> &
  Part<'query', InputOf<E>['query']> &
  (E['body'] extends undefined ? unknown : { readonly body: InputOf<E>['body'] }) & {
    /** The version that the person saw, for updates. */
    readonly ifMatch?: string;
    /** Commands get one of their own; give it to send the same command again. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };

/** The answer, with the version of the entity where it has one. */
export interface Answer<T> {
  readonly data: T;
  readonly version: string | undefined;
  readonly headers: Headers;
}

export type CallApi = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
) => Promise<Answer<OutputOf<E>>>;

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Reads a refusal that is no problem body (RFC 9457). */
  readonly refusal?: (body: unknown) => Partial<Problem>;
}

/**
 * The typed client of the provider's API. Every failure is an {@link ApiError}; a refused token is
 * renewed once and the very same request sent again.
 *
 * @param origin of the provider, as `https://scuola.example`
 */
export function createCallApi(origin: string, tokens: TokenSource): CallApi {
  return async (endpoint, ...[given]) => {
    const input: AnyInput = given ?? {};
    const url = origin + pathOf(endpoint.path, input.params);
    const headers = headersOf(endpoint, input);
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const send = async () => {
      const signed = { ...headers, ...(await tokens.headers(endpoint.method, url)) };
      const request = { method: endpoint.method, headers: signed, body, signal: input.signal ?? null };
      return fetch(url + queryOf(input.query), request);
    };
    const response = await reach(input.signal, async () => {
      const first = await send();
      return first.status === 401 && (await tokens.renew()) ? send() : first;
    });
    const { status, headers: told } = response;
    const answer = await json(response);
    if (!response.ok) throw ApiError.of(status, input.refusal?.(answer) ?? (answer as Partial<Problem>));
    return { data: answer as never, version: told.get('etag') ?? undefined, headers: told };
  };
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
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (input.ifMatch !== undefined) headers['If-Match'] = input.ifMatch;
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
