import type { FastifyReply } from 'fastify';
import type { PageParts, PageRequest } from './parts';
import { languageFor, sendForm } from './sendPage';
import { signInPage } from './signIn';

interface Shown {
  /** HTTP status; 200 when the page is shown for the first time. */
  readonly status: number;
  readonly username: string;
  readonly error?: string;
}

/** Sends the sign-in page of this interaction, with a nonce for its script. */
export function showSignIn(
  { withSpid, demo }: Pick<PageParts, 'withSpid' | 'demo'>,
  request: PageRequest,
  reply: FastifyReply,
  { status, username, error }: Shown,
): FastifyReply {
  const { uid } = request.params;
  const page = { language: languageFor(request), uid, username, error, withSpid, demo };
  return sendForm(reply, status, (nonce) => signInPage({ ...page, nonce }));
}
