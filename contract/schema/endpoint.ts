import type { Permission } from '../permissions/permissions';
import type { ErrorCode } from './errors';
import type { Field, Fields, RecordOf, ValueOf } from './fields';

/**
 * Who may call an endpoint. `public`: anybody, even without a token. Otherwise a permission of the one
 * table; the provider checks it before the handler runs. There is no default: a route must say.
 */
export type Access = 'public' | Permission;

/**
 * How a call changes things, and so how it is protected:
 * - `read`: it changes nothing;
 * - `command`: it needs an Idempotency-Key, so that the same request sent twice has one effect;
 * - `update`: it needs If-Match with the version that the person saw, so that nobody's change is lost.
 */
export type Effect = 'read' | 'command' | 'update';

export interface Upload {
  /** Bytes. */
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
  /** As in the specification where it shows one: /api/users/{customerCode}/find */
  readonly path: `/${string}`;
  /** The calls of the specification that this endpoint answers. */
  readonly calls: readonly `EP-${number}`[];
  readonly about: string;
  readonly access: Access;
  /** Answers the person of an alias though the account that they act as is disabled: the way to another of theirs. */
  readonly whileDisabled: boolean;
  readonly effect: Effect;
  /** It is about passwords or codes of the embedded identity provider: refused where people sign in outside. */
  readonly credentials: boolean;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The body may come as a form (application/x-www-form-urlencoded) too, as OAuth has it. */
  readonly form: boolean;
  /** A file, as the part `file` of multipart/form-data; a body, where there is one, is the other parts of the form. */
  readonly upload: Upload | undefined;
  /** It carries the header x-upload-token: which upload it goes on with. */
  readonly uploadToken: boolean;
  readonly response: R;
  /** Refusals of its own, besides those that its access and effect bring. */
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

/** Declares an endpoint; what is left out is empty. */
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

/** What a handler is given, and what a caller must send. */
export interface InputOf<E extends Endpoint> {
  readonly params: RecordOf<E['params']>;
  readonly query: RecordOf<E['query']>;
  readonly body: E['body'] extends Field ? ValueOf<E['body']> : undefined;
}

/** What an endpoint answers; null where the answer need not be there: an empty body then. */
export type OutputOf<E extends Endpoint> = E['response'] extends Field
  ? E['response'] extends { required: true }
    ? ValueOf<E['response']>
    : ValueOf<E['response']> | null
  : undefined;
