import type { Clock } from '../../../contract/clock';
import type { Tx } from '../../db/database';
import { changeSecret } from '../../db/settings';
import { systemClock } from '../../systemClock';
import { KEYS_SETTING, makeTokenKey, type StoredKeys } from './keys';
import { lifetimes } from './lifetimes';

/** No token that was signed for a session outlives it: the ID token is shown once more at the sign-out. */
const LONGEST = lifetimes.Grant * 1000;

export interface Rotated {
  readonly kid: string;
  /** The key that signed until now. */
  readonly before: string;
  /** Until when it checks; undefined where it does so no more. */
  readonly until: Date | undefined;
}

/** Makes the key that signs tokens from now on. Every process learns of it by itself. Tokens are dated by the machine. */
export async function rotateTokenKey(
  tx: Tx,
  { accept }: { readonly accept: boolean },
  machine: Clock = systemClock,
): Promise<Rotated> {
  const now = machine.now().getTime();
  const made = makeTokenKey();
  const kid = made.kid ?? '';
  let before = '';
  await changeSecret<StoredKeys>(tx, KEYS_SETTING, ({ jwks, cookieKeys, until = {} }) => {
    before = jwks.keys[0]?.kid ?? '';
    const ends = { ...until, [before]: now + LONGEST };
    const kept = accept ? jwks.keys.filter(({ kid: one = '' }) => (ends[one] ?? 0) > now) : [];
    const left = Object.fromEntries(kept.map(({ kid: one = '' }) => [one, ends[one] ?? now]));
    return { jwks: { keys: [made, ...kept] }, cookieKeys, until: left };
  });
  return { kid, before, until: accept ? new Date(now + LONGEST) : undefined };
}
