import type { FastifyReply } from 'fastify';
import { signInName } from '../accounts/signInName';
import type { Subject } from '../subject';
import { codesOf } from './codesOf';
import type { PageParts, PageRequest } from './parts';

interface Proved {
  readonly subject: Subject;
  /** The last proof of identity. */
  readonly at: Date;
  /** When this sign-in was begun, where that is another moment: what ends it is compared with that. */
  readonly begunAt?: Date;
  /** Under which id the sign-in was written down. */
  readonly signIn: string;
  /** By what the person proved who they are (RFC 8176). */
  readonly amr: readonly string[];
}

/** Sends whoever proved who they are on, to where they wanted to go; their browser is a known one from now on. */
export async function finishSignIn(
  { provider, db, devices }: Pick<PageParts, 'provider' | 'db' | 'devices'>,
  request: PageRequest,
  reply: FastifyReply,
  { subject, at, begunAt = at, signIn, amr }: Proved,
): Promise<FastifyReply> {
  const login = {
    accountId: subject.sub,
    // By the one clock and with milliseconds, since rights_from is compared with it.
    ts: at.getTime() / 1000,
    amr: [...amr],
    // The cookie ends with the browser; how long the session lives is decided here, not there.
    remember: false,
  };
  // The browser of support is none of the account's.
  if (subject.userType !== 'SUPPORT') {
    const names = [await signInName(db, subject), ...(amr.includes('mfa') ? [codesOf(subject)] : [])];
    devices.remember(request, reply, names);
  }
  const handedOver = { login, signIn, begunAt: begunAt.getTime() };
  const alone = { mergeWithLastSubmission: false };
  const onward = await provider.interactionResult(request.raw, reply.raw, handedOver, alone);
  return reply.redirect(onward, 303);
}
