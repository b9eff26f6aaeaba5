import type { ListedAuthority } from '../../contract/trustedList/trustedList';
import type { Tx } from './database';
import { lockSetting, readSetting, writeSetting } from './settings';

/** Setting name. Lists of earlier versions, whose signature was not verified, have another name and do not count. */
const NAME = 'verifiedTrustedList';

/** A stored trusted list, whose signature was verified. */
export interface TrustedListKept {
  readonly territory: string;
  readonly sequence: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** Null for a list without a successor. */
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

/** Reads it and locks it against concurrent imports. */
export async function lockList(tx: Tx): Promise<TrustedListKept | undefined> {
  await lockSetting(tx, NAME);
  return readList(tx);
}

export const writeList = (tx: Tx, list: TrustedListKept): Promise<void> => writeSetting(tx, NAME, list);
