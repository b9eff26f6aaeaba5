import type { Clock } from '../../../contract/values/clock';
import type { Tx } from '../../db/database';
import { changeSecret } from '../../db/settings';
import { systemClock } from '../../systemClock';
import { READ_EVERY } from './keyRing';
import { KEYS_SETTING, keysAt, makeTokenKey, type StoredKeys } from './keys';
import { lifetimes } from './lifetimes';

/** Milliseconds for which a replaced key verifies: as long as a session, because its ID token is sent at sign-out. */
const LONGEST = lifetimes.Grant * 1000;

/** Milliseconds before a new key signs, so that every process has read it before the first token with it. */
const LEAD = 2 * READ_EVERY;

export interface Rotated {
  readonly kid: string;
  /** The key that signed until now. */
  readonly before: string;
  /** Time from which the new key signs. */
  readonly from: Date;
  /** Time until which the previous key verifies; undefined if it was removed at once. */
  readonly until: Date | undefined;
}

/**
 * Creates a new key for tokens. Every process reads it by itself.
 * @param accept whether tokens of earlier keys stay valid; if so, the new key signs after two minutes, else at once
 * @param machine the clock of the machine, because oidc-provider dates tokens by it
 */
export async function rotateTokenKey(
  tx: Tx,
  { accept }: { readonly accept: boolean },
  machine: Clock = systemClock,
): Promise<Rotated> {
  const now = machine.now();
  const from = new Date(now.getTime() + (accept ? LEAD : 0));
  const ends = from.getTime() + LONGEST;
  const made = makeTokenKey();
  const kid = made.kid ?? '';
  let before = '';
  await changeSecret<StoredKeys>(tx, KEYS_SETTING, (stored) => {
    const { jwks, cookieKeys } = keysAt(stored, now);
    before = jwks.keys[0]?.kid ?? '';
    // In the order of creation: of two that are to sign later, the newest wins.
    const kept = accept ? stored.jwks.keys.filter((key) => jwks.keys.includes(key)) : [];
    const names = kept.map((key) => key.kid ?? '');
    return {
      jwks: { keys: [made, ...kept] },
      cookieKeys,
      until: Object.fromEntries(names.map((name) => [name, stored.until?.[name] ?? ends])),
      from: { ...pick(stored.from ?? {}, names), [kid]: from.getTime() },
    };
  });
  return { kid, before, from, until: accept ? new Date(ends) : undefined };
}

const pick = (times: Readonly<Record<string, number>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(times).filter(([name]) => names.includes(name)));
