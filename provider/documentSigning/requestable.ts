import type { PendingProcedure } from '../../contract/signing/signing';
import type { Call } from '../http/call';
import type { StoreSigned } from './revocationWorker';
import type { SigningTask } from './signSteps';

/** The functions of a procedure by which its documents can be signed in a signature request. */
export interface Requestable {
  /** Finds a document to sign by its file name, and the person who must sign it. @throws Refusal */
  readonly find: (call: Call, fileName: string) => Promise<SigningTask>;
  readonly store: StoreSigned;
  /** Records that the signer accepts the clauses of a document; absent if the documents have no clauses. */
  readonly acceptClauses?: (call: Call, fileName: string) => Promise<void>;
}

export type RequestableProcedures = Readonly<Record<PendingProcedure, Requestable>>;
