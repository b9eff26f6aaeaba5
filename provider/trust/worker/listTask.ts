import type { TrustedListKept } from '../../db/trustedList';
import type { ListRefusal } from '../listRefused';

/** A file to read as a trusted list, in the form that is sent between threads. */
export interface ListTask {
  readonly bytes: Uint8Array;
  /** DER. */
  readonly signers: readonly Uint8Array[];
  readonly at: Date;
}

export type ListAnswer = { readonly list: TrustedListKept } | { readonly refused: ListRefusal };
