import type { FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import type { Subject } from '../subject';
import type { PageRequest } from './parts';

interface Proved {
  readonly subject: Subject;
  readonly at: Date;
  /** Under which id the sign-in was written down. */
  readonly signIn: string;
  /** By what the person proved who they are (RFC 8176). */
  readonly amr: readonly string[];
}

/** Sends whoever proved who they are on, to where they wanted to go. */
export async function finishSignIn(
  provider: Provider,
  request: PageRequest,
  reply: FastifyReply,
  { subject, at, signIn, amr }: Proved,
): Promise<FastifyReply> {
  const login = {
    accountId: subject.sub,
    // By the one clock and with milliseconds, since rights_from is compared with it.
    ts: at.getTime() / 1000,
    amr: [...amr],
    // The cookie ends with the browser; how long the session lives is decided here, not there.
    remember: false,
  };
  const alone = { mergeWithLastSubmission: false };
  const onward = await provider.interactionResult(request.raw, reply.raw, { login, signIn }, alone);
  return reply.redirect(onward, 303);
}
