import type { ListedAuthority } from '../../contract/trustedList/trustedList';
import type { Tx } from './database';
import { lockSetting, readSetting, writeSetting } from './settings';

/**
 * Name of the setting with the trusted list. Earlier versions stored lists without verified signatures under another
 * name, which is ignored.
 */
const NAME = 'verifiedTrustedList';

/** A stored trusted list, whose signature was verified. */
export interface TrustedListKept {
  readonly territory: string;
  readonly sequence: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** Time of the next update, ISO 8601; null if the list is the last one. */
  readonly nextUpdate: string | null;
  /** SHA-256 of the signing certificate, hexadecimal. */
  readonly signer: string;
  /** SHA-256 of the signed bytes, hexadecimal. */
  readonly digest: string;
  /** The authorities for qualified signatures. */
  readonly authorities: readonly ListedAuthority[];
  /**
   * The services for timestamps and registered delivery. They are separate from `authorities` so that a release which
   * does not know them never trusts them for signatures. Absent in lists that such a release imported.
   */
  readonly services?: readonly ListedAuthority[];
}

/** Reads the last imported trusted list; undefined if there is none. */
export const readList = (tx: Tx): Promise<TrustedListKept | undefined> => readSetting(tx, NAME);

/** Reads the last imported trusted list, and locks it until the transaction ends; undefined if there is none. */
export async function lockList(tx: Tx): Promise<TrustedListKept | undefined> {
  await lockSetting(tx, NAME);
  return readList(tx);
}

export const writeList = (tx: Tx, list: TrustedListKept): Promise<void> => writeSetting(tx, NAME, list);
