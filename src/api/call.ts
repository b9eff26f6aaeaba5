import type { Endpoint } from '../../contract/schema/endpoint';

/**
 * A call of any endpoint, without the types of its input and answer, which only the declaration of the endpoint has.
 */
export type Call = (
  endpoint: Endpoint,
  input: CallParts,
) => Promise<{ readonly data: unknown; readonly version?: string | undefined; readonly headers?: Headers }>;

export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly refusal?: ((body: unknown) => object) | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly progress?: ((sent: number) => void) | undefined;
}
