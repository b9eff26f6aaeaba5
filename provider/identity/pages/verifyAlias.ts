import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { type AliasLinkOwner, readAliasLink } from '../accounts/aliasLinks';
import { verifyAlias } from '../signIn/verifyAlias';
import { countTry, sendExpired, sendTooMany, tokenIn } from './emailLink';
import { messagePage } from './message';
import type { PageParts } from './parts';
import { languageFor, sendForm, sendPage } from './sendPage';
import { verifyAliasPage } from './verifyAliasPage';

type Parts = Pick<PageParts, 'db' | 'clock'>;

/** Handles GET of the page that the link of a new alias opens. It changes nothing, since programs open links too. */
export async function showVerifyAlias(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = tokenIn(new URLSearchParams(request.query as Record<string, string>));
  const forgive = await countTry(parts, request);
  if (!forgive) return sendTooMany(request, reply);
  const owner = await ownerOf(parts, token);
  if (!owner) return sendExpired(request, reply, 'aliasExpired');
  await forgive();
  const page = { language: languageFor(request), owner, token, problems: {} };
  return sendForm(reply, 200, (nonce) => verifyAliasPage({ ...page, nonce }));
}

/** Handles the form of a new alias: verifies its e-mail and stores its password. */
export async function submitVerifyAlias(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageFor(request);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const token = tokenIn(form);
  const forgive = await countTry(parts, request);
  if (!forgive) return sendTooMany(request, reply);
  const owner = await ownerOf(parts, token);
  if (!owner) return sendExpired(request, reply, 'aliasExpired');
  const [passwordNuova, confermaPassword] = [
    form.get('passwordNuova') ?? '',
    form.get('confermaPassword') ?? '',
  ];
  const chosen = { owner, token, passwordNuova, confermaPassword, address: request.ip };
  const { outcome, problems } = await verifyAlias(parts.db, parts.clock, chosen);
  if (Object.keys(problems).length > 0) {
    const page = { language, owner, token, problems };
    return sendForm(reply, 400, (nonce) => verifyAliasPage({ ...page, nonce }));
  }
  if (!outcome) return sendExpired(request, reply, 'aliasExpired');
  await forgive();
  const said = { verified: 'aliasVerified', known: 'aliasKnown' } as const;
  return sendPage(reply, 200, messagePage(language, sentencesIn(language).email[said[outcome]]));
}

const ownerOf = async ({ db, clock }: Parts, token: string): Promise<AliasLinkOwner | undefined> =>
  token ? db.asIdentity((tx) => readAliasLink(tx, token, clock.now())) : undefined;
