import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { systemClock } from '../../systemClock';
import { type Keys, loadKeys, readKeys } from './keys';

/** Milliseconds after which every process has learnt of a key that another one made, or that no longer checks. */
export const READ_EVERY = 60_000;

/** Looks at the database in that time because of a key that a token names: where those before are refused at once. */
const LOOKS = 5;

/** The keys as this process knows them, while any process may rotate them. */
export interface KeyRing {
  /** Reads them again. @returns the same object as before where nothing changed */
  read(): Promise<Keys>;
  /** Those to check a token with that names this key. */
  toCheck(kid: string | undefined): Promise<Keys>;
}

/** @param machine dates tokens, and so their keys */
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
