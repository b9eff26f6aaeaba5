import type { ListedAuthority } from '../../contract/trustedList/trustedList';
import type { Tx } from './database';
import { lockSetting, readSetting, writeSetting } from './settings';

/** Lists of earlier versions, whose signature the provider did not verify, have another name: they do not count. */
const NAME = 'verifiedTrustedList';

/** A trusted list as it is kept, after its signature was verified. */
export interface TrustedListKept {
  readonly territory: string;
  readonly sequence: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** Null for a list that no other follows. */
  readonly nextUpdate: string | null;
  /** SHA-256 of the certificate that signed it, hexadecimal. */
  readonly signer: string;
  /** SHA-256 of the bytes that were signed, hexadecimal. */
  readonly digest: string;
  readonly authorities: readonly ListedAuthority[];
}

/** The trusted list that was imported last; undefined where none was. */
export const readList = (tx: Tx): Promise<TrustedListKept | undefined> => readSetting(tx, NAME);

/** The same, while no other transaction imports one. */
export async function lockList(tx: Tx): Promise<TrustedListKept | undefined> {
  await lockSetting(tx, NAME);
  return readList(tx);
}

export const writeList = (tx: Tx, list: TrustedListKept): Promise<void> => writeSetting(tx, NAME, list);
