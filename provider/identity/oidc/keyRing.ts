import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { systemClock } from '../../systemClock';
import { type Keys, loadKeys, readKeys } from './keys';

/** Milliseconds between two readings of the keys: after this time, every process has keys that another one changed. */
export const READ_EVERY = 60_000;

/**
 * Maximum number of additional readings within READ_EVERY for tokens with an unknown key. Another process may just have
 * made the key, if it was to sign at once.
 */
const LOOKS = 5;

/** Keys as known to this process, while any process may rotate them. */
export interface KeyRing {
  /** Reads the keys again. @returns the same object as before if nothing changed */
  read(): Promise<Keys>;
  /** Returns the keys to verify a token that names this key. */
  toCheck(kid: string | undefined): Promise<Keys>;
}

/** @param machine the clock of the machine, because oidc-provider dates tokens by it */
export async function createKeyRing(db: Database, machine: Clock = systemClock): Promise<KeyRing> {
  let keys = await loadKeys(db, machine);
  let readAt = machine.now().getTime();
  let looks = 0;
  let reading: Promise<Keys> | undefined;

  const readNow = async () => {
    const found = await db.asIdentity((tx) => readKeys(tx, machine));
    if (found && namesOf(found) !== namesOf(keys)) keys = found;
    return keys;
  };
  const read = () => {
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    read,
    toCheck: async (kid) => {
      const now = machine.now().getTime();
      if (now - readAt >= READ_EVERY) {
        readAt = now;
        looks = 0;
        return read();
      }
      if (keys.jwks.keys.some((key) => key.kid === kid) || looks >= LOOKS) return keys;
      looks += 1;
      return read();
    },
  };
}

const namesOf = ({ jwks }: Keys) => jwks.keys.map(({ kid }) => kid).join(' ');
