import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';
import type { Viewer } from '../../contract/schema/where';
import type { AuditedChange } from '../audit/recordAudit';
import type { Config } from '../config';
import type { Tx } from '../db/database';
import type { NextSignIn, TokenHolder } from '../identity/identity';
import type { Caller } from './caller';
import type { Services } from './services';
import type { UploadedFile } from './uploads';

/** Context of a handler: among others the caller, the transaction of the whole call, and the time. */
export interface Call {
  readonly tx: Tx;
  readonly caller: Caller;
  /**
   * Ends the session of this call's token and may allow another sign-in in its place; to be called in `afterCommit`.
   */
  readonly endSession: (next?: NextSignIn) => Promise<void>;
  readonly now: Date;
  /** Address of the client, for the audit log of work that continues after the call. */
  readonly address: string;
  readonly config: Config;
  readonly signers: Services['signers'];
  /** Use only in `afterCommit`, because a transaction must not wait for the object store. */
  readonly objects: Services['objects'];
  /** The person in the form that rules and conditions of the contract take. */
  readonly viewer: Viewer;
  /** Result of the steps that ran ahead of this transaction. */
  readonly ahead: unknown;
  /** The file, if the endpoint takes one. */
  readonly file: UploadedFile | undefined;
  /** Token of the upload, if the endpoint continues one. */
  readonly uploadToken: string | undefined;
  /** For `update`: the version that the person saw. */
  readonly expectedVersion: number | undefined;
  /** Adds changes to the audit log, in the same transaction. */
  audit(...changes: readonly AuditedChange[]): void;
  /** For the provider's staff: adds changes to the log of a school too. */
  auditInSchool(customerCode: string, ...changes: readonly AuditedChange[]): void;
  /** Registers work outside the database transaction: runs after the commit, before the response. */
  afterCommit(work: () => Promise<void>): void;
  /** Sets the version of the answered record; it becomes the ETag. */
  version(version: number): void;
}

export type Handler<E extends Endpoint> = (call: Call, input: InputOf<E>) => Promise<OutputOf<E>>;

/** Context of work outside a transaction, which may wait without holding a connection. */
export interface Outside extends Pick<Services, 'config' | 'db' | 'clock' | 'objects' | 'signers'> {
  readonly caller: Caller;
  readonly now: Date;
  readonly file: UploadedFile | undefined;
}

/** A slow call: it finds its data, works outside any transaction, and stores the result. */
export interface Steps<E extends Endpoint, Found, Worked> {
  /** Reads the data that the work needs, in a first transaction with the same rights. */
  find(call: Call, input: InputOf<E>): Promise<Found>;
  work(found: Found, outside: Outside, input: InputOf<E>): Promise<Worked>;
  /** Stores the result in the transaction of the call. The data found may have changed since: check it again. */
  store(call: Call, input: InputOf<E>, worked: Worked, found: Found): Promise<OutputOf<E>>;
  /** Cleans up what the work left outside the database if it was not stored. Its errors are ignored. */
  readonly undo?: ((worked: Worked, outside: Outside) => Promise<void>) | undefined;
}

/**
 * A call before its transaction begins: the token holder is known, the rights are not; the body is not yet checked.
 */
export interface Arriving {
  readonly services: Services;
  readonly holder: TokenHolder;
  readonly address: string;
  readonly body: unknown;
}

export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call, input: never, prepared?: never) => Promise<unknown>;
  /** Work that must not hold a transaction, or must persist when the call is refused: hashing, counting attempts. */
  readonly prepare?: (arriving: Arriving) => Promise<unknown>;
  /** Steps before `handle`: `find` runs in the first transaction, `work` outside any. */
  readonly ahead?: {
    readonly find: (call: Call, input: never) => Promise<unknown>;
    readonly work: (found: never, outside: Outside, input: never) => Promise<unknown>;
    readonly undo?: ((worked: never, outside: Outside) => Promise<void>) | undefined;
  };
}

/** Like `implement`, for a call that must not wait inside a transaction. */
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

/** Declares the steps of an endpoint for use by another call as well. */
export const stepsFor = <E extends Endpoint, Found, Worked>(
  _endpoint: E,
  steps: Steps<E, Found, Worked>,
): Steps<E, Found, Worked> => steps;

/** Ties an endpoint of the contract to its handler and checks the types of both. */
export function implement<E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation {
  return { endpoint, handle: handle as Implementation['handle'] };
}

/** Like `implement`, with work before the transaction; the handler receives its result. */
export function implementPrepared<E extends Endpoint, P>(
  endpoint: E,
  prepare: (arriving: Arriving) => Promise<P>,
  handle: (call: Call, input: InputOf<E>, prepared: P) => Promise<OutputOf<E>>,
): Implementation {
  return { endpoint, prepare, handle: handle as unknown as Implementation['handle'] };
}
