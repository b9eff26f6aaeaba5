import type { Permission } from '../permissions/permissions';
import type { ErrorCode } from './errors';
import type { Field, Fields, RecordOf, ValueOf } from './fields';

/**
 * The permission required to call an endpoint. `public`: anybody, even without a token. Otherwise a permission of the
 * central table, which the provider checks before the handler runs. There is no default: every route must declare it.
 */
export type Access = 'public' | Permission;

/**
 * How a call changes data, which determines how it is protected:
 * - `read`: it changes nothing;
 * - `command`: it requires an Idempotency-Key, so that the same request sent twice has one effect;
 * - `update`: it requires If-Match with the version that the person saw, so that nobody's change is lost.
 */
export type Effect = 'read' | 'command' | 'update';

export interface Upload {
  /** Maximum size of the file, in bytes. */
  readonly max: number;
}

export interface Endpoint<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends Field | undefined = Field | undefined,
  R extends Field | undefined = Field | undefined,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, verbatim from the specification if it shows one: /api/users/{customerCode}/find */
  readonly path: `/${string}`;
  /** The specification's calls that this endpoint implements. */
  readonly calls: readonly `EP-${number}`[];
  readonly about: string;
  readonly access: Access;
  /**
   * Available to the person of an alias even if the current account is disabled, so that they can switch to another
   * one.
   */
  readonly whileDisabled: boolean;
  readonly effect: Effect;
  /**
   * Whether the endpoint concerns passwords or codes of the embedded identity provider. It is then refused if people
   * sign in at an external one.
   */
  readonly credentials: boolean;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Also accepts the body as a form (application/x-www-form-urlencoded), as in OAuth. */
  readonly form: boolean;
  /**
   * The limits of a file, accepted as the part `file` of multipart/form-data; the fields of the body are the other
   * parts.
   */
  readonly upload: Upload | undefined;
  /** Whether a request has the header x-upload-token, which identifies the upload to continue. */
  readonly uploadToken: boolean;
  readonly response: R;
  /** Errors of its own, in addition to those of its access and effect. */
  readonly errors: readonly ErrorCode[];
}

type EndpointInput<P extends Fields, Q extends Fields, B, R> = Pick<
  Endpoint,
  'id' | 'method' | 'path' | 'calls' | 'about' | 'access' | 'effect'
> & {
  whileDisabled?: boolean;
  credentials?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  form?: boolean;
  upload?: Upload;
  uploadToken?: boolean;
  response?: R;
  errors?: readonly ErrorCode[];
};

/** Declares an endpoint; omitted parts are empty. */
/*#__NO_SIDE_EFFECTS__*/
export function endpoint<
  const P extends Fields = Record<never, never>,
  const Q extends Fields = Record<never, never>,
  const B extends Field | undefined = undefined,
  const R extends Field | undefined = undefined,
>(input: EndpointInput<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const empty = {
    whileDisabled: false,
    credentials: false,
    params: {},
    query: {},
    body: undefined,
    form: false,
    upload: undefined,
    uploadToken: false,
    response: undefined,
    errors: [],
  };
  return { ...empty, ...input } as unknown as Endpoint<P, Q, B, R>;
}

/** The parts of a request, as a handler receives them and a caller sends them. */
export interface InputOf<E extends Endpoint> {
  readonly params: RecordOf<E['params']>;
  readonly query: RecordOf<E['query']>;
  readonly body: E['body'] extends Field ? ValueOf<E['body']> : undefined;
}

/** The response of an endpoint; null if the response is optional, in which case the body is empty. */
export type OutputOf<E extends Endpoint> = E['response'] extends Field
  ? E['response'] extends { required: true }
    ? ValueOf<E['response']>
    : ValueOf<E['response']> | null
  : undefined;
