import type { FastifyReply } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { readRights } from '../accounts/readRights';
import { signInName } from '../accounts/signInName';
import type { Subject } from '../subject';
import { codesOf } from './codesOf';
import { messagePage } from './message';
import type { PageParts, PageRequest } from './parts';
import { languageFor, sendPage } from './sendPage';

interface Proved {
  readonly subject: Subject;
  /** Time of the last authentication. */
  readonly at: Date;
  /** Time at which this sign-in began, if different; events that end sign-ins are compared with it. */
  readonly begunAt?: Date;
  /** Id of the stored sign-in. */
  readonly signIn: string;
  /** Authentication methods used (RFC 8176). */
  readonly amr: readonly string[];
}

/**
 * Completes the sign-in of an authenticated person and marks their browser as known. Every way to sign in ends here,
 * so this is where a closed or suspended school is refused.
 */
export async function finishSignIn(
  { provider, db, clock, devices }: Pick<PageParts, 'provider' | 'db' | 'clock' | 'devices'>,
  request: PageRequest,
  reply: FastifyReply,
  { subject, at, begunAt = at, signIn, amr }: Proved,
): Promise<FastifyReply> {
  const rights = await db.asIdentity((tx) => readRights(tx, subject, clock.now()));
  if (rights?.schoolClosed || rights?.schoolSuspended) {
    const language = languageFor(request);
    const { schoolClosed, schoolSuspended } = sentencesIn(language);
    return sendPage(reply, 403, messagePage(language, rights.schoolClosed ? schoolClosed : schoolSuspended));
  }
  const login = {
    accountId: subject.sub,
    // From our clock and with milliseconds, since rights_from is compared with it.
    ts: at.getTime() / 1000,
    amr: [...amr],
    // The cookie ends when the browser is closed; the lifetime of the session is in lifetimes.ts.
    remember: false,
  };
  // The browser of a supporter is not one of the account's.
  if (subject.userType !== 'SUPPORT') {
    const names = [await signInName(db, subject), ...(amr.includes('mfa') ? [codesOf(subject)] : [])];
    devices.remember(request, reply, names);
  }
  const handedOver = { login, signIn, begunAt: begunAt.getTime() };
  const alone = { mergeWithLastSubmission: false };
  const onward = await provider.interactionResult(request.raw, reply.raw, handedOver, alone);
  return reply.redirect(onward, 303);
}
