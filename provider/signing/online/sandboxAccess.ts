import type { OtpLength } from '../../../contract/signing/providers';
import type { Clock } from '../../../contract/values/clock';
import type { DemoPerson } from '../sign/demoAuthority';
import { type SigningCredentials, SigningRefused } from './onlineSigner';
import { OTP_LIFE, sandboxOtp } from './sandboxOtp';

export interface SandboxAccessOptions {
  readonly clock: Clock;
  /** The secret from which the one-time codes are derived. */
  readonly secret: Buffer;
  /** Finds the person with a user name and password; undefined when there is none. */
  readonly findPerson: (username: string, password: string) => Promise<DemoPerson | undefined>;
}

/** Access control of the demo's signing services: user name, password, and a code that works once. */
export class SandboxAccess {
  #used = new Map<string, number>();

  constructor(private readonly options: SandboxAccessOptions) {}

  /** Returns the person with these credentials, and marks the code as used. @throws SigningRefused */
  async enter({ username, password, otp }: SigningCredentials): Promise<DemoPerson> {
    const person = await this.options.findPerson(username, password);
    if (!person) throw new SigningRefused('credentials');
    this.#spend(username, otp);
    return person;
  }

  /** Marks a code as used. The previous code is valid too, because people type slowly. @throws SigningRefused */
  #spend(username: string, otp: string): void {
    const now = this.options.clock.now().getTime();
    for (const [code, until] of this.#used) if (until < now) this.#used.delete(code);
    const good = [now, now - OTP_LIFE].some((time) => otp === this.#codeAt(username, otp.length, time));
    if (!good) throw new SigningRefused('otp');
    const key = `${username} ${otp}`;
    if (this.#used.has(key)) throw new SigningRefused('otp-used');
    this.#used.set(key, now + 2 * OTP_LIFE);
  }

  #codeAt(username: string, length: number, time: number): string | undefined {
    if (length !== 6 && length !== 8) return undefined;
    return sandboxOtp(this.options.secret, username, length satisfies OtpLength, new Date(time));
  }
}
