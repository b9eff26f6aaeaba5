import type { PendingProcedure } from '../../contract/signing/signing';
import type { Call } from '../http/call';
import type { StoreSigned } from './revocationWorker';
import type { SigningTask } from './signSteps';

/** How the documents of a procedure are signed with a request to sign. */
export interface Requestable {
  /** Finds a document to be signed by its file name, and its signer. @throws Refusal */
  readonly find: (call: Call, fileName: string) => Promise<SigningTask>;
  readonly store: StoreSigned;
  /** Records that the signer accepts the clauses of a document; only for documents with clauses. */
  readonly acceptClauses?: (call: Call, fileName: string) => Promise<void>;
}

export type RequestableProcedures = Readonly<Record<PendingProcedure, Requestable>>;
