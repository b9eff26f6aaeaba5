import { createHmac } from 'node:crypto';
import type { OtpLength } from '../../../contract/signing/providers';

/** The lifetime of a demo code, in milliseconds. */
export const OTP_LIFE = 60_000;

/** Returns the one-time code of a demo person at a time (as RFC 6238). The demo shows it, as there is no telephone. */
export function sandboxOtp(secret: Buffer, username: string, length: OtpLength, at: Date): string {
  const period = Buffer.alloc(8);
  period.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / OTP_LIFE)));
  const mac = createHmac('sha256', secret).update(`${username}\0${length}\0`).update(period).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}
