import { generateSecret, verifySync } from 'otplib';

/** Seconds for which a code is valid (RFC 6238). */
const PERIOD = 30;

/** Creates a secret for an authenticator app: 160 bits, base32. */
export const newSecret = (): string => generateSecret();

/**
 * Returns the time step of a code: the current one, the one before or after, since clocks differ and people take
 * their time.
 * @returns undefined if it matches none of them
 */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  // otplib throws if the code is not six digits.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const epoch = Math.floor(at.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD });
  return found.valid ? Math.floor(epoch / PERIOD) + found.delta : undefined;
}
