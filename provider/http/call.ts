import type { Endpoint, InputOf, OutputOf } from '../../contract/endpoint';
import type { Viewer } from '../../contract/where';
import type { AuditedChange } from '../audit/recordAudit';
import type { Config } from '../config';
import type { Tx } from '../db/database';
import type { Caller } from './caller';
import type { UploadedFile } from './uploads';

/** What a handler is given besides the input: the caller, the transaction that everything happens in, the time. */
export interface Call {
  readonly tx: Tx;
  readonly caller: Caller;
  /** Ends the session of this call's token; for afterCommit. */
  readonly endSession: () => Promise<void>;
  readonly now: Date;
  /** Where the call comes from, for the audit log of what goes on after it. */
  readonly address: string;
  readonly config: Config;
  /** What predicates may look at. */
  readonly viewer: Viewer;
  /** With an endpoint that takes a file: the file. */
  readonly file: UploadedFile | undefined;
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

export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call, input: never) => Promise<unknown>;
}

/** Ties an endpoint of the contract to what answers it, with the types of both checked. */
export function implement<E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation {
  return { endpoint, handle: handle as Implementation['handle'] };
}
