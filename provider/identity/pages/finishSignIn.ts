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
  /** The last proof of identity. */
  readonly at: Date;
  /** When this sign-in was begun, where that is another moment: what ends it is compared with that. */
  readonly begunAt?: Date;
  /** Under which id the sign-in was written down. */
  readonly signIn: string;
  /** By what the person proved who they are (RFC 8176). */
  readonly amr: readonly string[];
}

/**
 * Sends on a person who proved who they are; their browser is a known one from now on. Every way to sign in ends here, so
 * here it is that a closed school lets nobody in.
 */
export async function finishSignIn(
  { provider, db, clock, devices }: Pick<PageParts, 'provider' | 'db' | 'clock' | 'devices'>,
  request: PageRequest,
  reply: FastifyReply,
  { subject, at, begunAt = at, signIn, amr }: Proved,
): Promise<FastifyReply> {
  const rights = await db.asIdentity((tx) => readRights(tx, subject, clock.now()));
  if (rights?.schoolClosed) {
    const language = languageFor(request);
    return sendPage(reply, 403, messagePage(language, sentencesIn(language).schoolClosed));
  }
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
