import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';
import type { Viewer } from '../../contract/schema/where';
import type { AuditedChange } from '../audit/recordAudit';
import type { Config } from '../config';
import type { Tx } from '../db/database';
import type { NextSignIn, TokenHolder } from '../identity/identity';
import type { Caller } from './caller';
import type { Services } from './services';
import type { UploadedFile } from './uploads';

/** What a handler is given besides the input: the caller, the transaction that everything happens in, the time. */
export interface Call {
  readonly tx: Tx;
  readonly caller: Caller;
  /** Ends the session of this call's token, and may allow a sign-in in place of it; for afterCommit. */
  readonly endSession: (next?: NextSignIn) => Promise<void>;
  readonly now: Date;
  /** Where the call comes from, for the audit log of what goes on after it. */
  readonly address: string;
  readonly config: Config;
  readonly signers: Services['signers'];
  /** For `afterCommit` alone: nothing waits for a store with a transaction in hand. */
  readonly objects: Services['objects'];
  /** What predicates may look at. */
  readonly viewer: Viewer;
  /** What the steps ahead of this transaction came to. */
  readonly ahead: unknown;
  /** With an endpoint that takes a file: the file. */
  readonly file: UploadedFile | undefined;
  /** With an endpoint that goes on with an upload: which one. */
  readonly uploadToken: string | undefined;
  /** With `update`: the version that the person saw. */
  readonly expectedVersion: number | undefined;
  /** Writes what changed to the audit log, in the same transaction. */
  audit(...changes: readonly AuditedChange[]): void;
  /** For what is not of this database transaction: runs once it has committed, before the answer. */
  afterCommit(work: () => Promise<void>): void;
  /** Tells the version of what is answered; it becomes the ETag. */
  version(version: number): void;
}

export type Handler<E extends Endpoint> = (call: Call, input: InputOf<E>) => Promise<OutputOf<E>>;

/** What work outside of a transaction has: nobody waits for it with a connection in hand. */
export interface Outside extends Pick<Services, 'config' | 'db' | 'clock' | 'objects' | 'signers'> {
  readonly caller: Caller;
  readonly now: Date;
  readonly file: UploadedFile | undefined;
}

/** A call that takes long: it finds what it needs, works outside of any transaction, and stores what came of it. */
export interface Steps<E extends Endpoint, Found, Worked> {
  /** In a first transaction, under the same rights: what the work needs. */
  find(call: Call, input: InputOf<E>): Promise<Found>;
  work(found: Found, outside: Outside, input: InputOf<E>): Promise<Worked>;
  /** In the transaction of the call itself. What was found may have changed since: check it again. */
  store(call: Call, input: InputOf<E>, worked: Worked, found: Found): Promise<OutputOf<E>>;
  /** Lets go of what the work left outside of the database, where it was not stored. What it throws is heard by nobody. */
  readonly undo?: ((worked: Worked, outside: Outside) => Promise<void>) | undefined;
}

/** A call before its transaction has begun: who holds the token, not yet with which rights; what was sent, not yet checked. */
export interface Arriving {
  readonly services: Services;
  readonly holder: TokenHolder;
  readonly address: string;
  readonly body: unknown;
}

export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call, input: never, prepared?: never) => Promise<unknown>;
  /** What must not hold a transaction, or must stay when the call is refused: hashing, counting attempts. */
  readonly prepare?: (arriving: Arriving) => Promise<unknown>;
  /** Comes before `handle`, with the first transaction and without. */
  readonly ahead?: {
    readonly find: (call: Call, input: never) => Promise<unknown>;
    readonly work: (found: never, outside: Outside, input: never) => Promise<unknown>;
    readonly undo?: ((worked: never, outside: Outside) => Promise<void>) | undefined;
  };
}

/** As `implement`, for a call that must not wait inside a transaction. */
export function implementInSteps<E extends Endpoint, Found, Worked>(
  endpoint: E,
  { find, work, store, undo }: Steps<E, Found, Worked>,
): Implementation {
  return {
    endpoint,
    ahead: { find, work, undo } as unknown as NonNullable<Implementation['ahead']>,
    handle: (call, input) => {
      const { found, worked } = call.ahead as { found: Found; worked: Worked };
      return store(call, input, worked, found);
    },
  };
}

/** Steps of an endpoint that another call takes too. */
export const stepsFor = <E extends Endpoint, Found, Worked>(
  _endpoint: E,
  steps: Steps<E, Found, Worked>,
): Steps<E, Found, Worked> => steps;

/** Ties an endpoint of the contract to what answers it, with the types of both checked. */
export function implement<E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation {
  return { endpoint, handle: handle as Implementation['handle'] };
}

/** The same, with work that comes before the transaction; the handler is given what it found. */
export function implementPrepared<E extends Endpoint, P>(
  endpoint: E,
  prepare: (arriving: Arriving) => Promise<P>,
  handle: (call: Call, input: InputOf<E>, prepared: P) => Promise<OutputOf<E>>,
): Implementation {
  return { endpoint, prepare, handle: handle as unknown as Implementation['handle'] };
}
