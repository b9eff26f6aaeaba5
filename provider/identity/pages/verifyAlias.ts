import type { FastifyReply, FastifyRequest } from 'fastify';
import { EASILY_GUESSED, newPasswordFields } from '../../../contract/entities/password';
import { fieldProblems } from '../../../contract/fieldProblems';
import { recordSchema } from '../../../contract/fieldSchema';
import { pick, ruled } from '../../../contract/fields';
import { sentencesIn } from '../../i18n/language';
import { type AliasLinkOwner, readAliasLink, useAliasLink } from '../accounts/aliasLinks';
import { isEasilyGuessed } from '../accounts/guessedPassword';
import { knownOf } from '../accounts/guessedRefusal';
import { hashPassword } from '../password';
import { isTooMuch, sendExpired, sendTooMany, tokenIn } from './emailLink';
import { messagePage } from './message';
import type { PageParts } from './parts';
import { languageFor, sendPage } from './sendPage';
import { verifyAliasPage } from './verifyAliasPage';

type Parts = Pick<PageParts, 'db' | 'clock'>;

const fields = pick(newPasswordFields, 'passwordNuova', 'confermaPassword');
const schema = recordSchema(
  fields,
  ruled(fields, {
    checks: [
      {
        on: 'confermaPassword',
        where: { confermaPassword: { is: { field: 'passwordNuova' } } },
        say: 'La password inserita non è uguale',
      },
    ],
  }),
);

/** GET of the page that the link of a new alias opens: nothing is done yet, since programs open links too. */
export async function showVerifyAlias(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = tokenIn(new URLSearchParams(request.query as Record<string, string>));
  if (await isTooMuch(parts, request)) return sendTooMany(request, reply);
  const owner = await ownerOf(parts, token);
  if (!owner) return sendExpired(request, reply, 'aliasExpired');
  return sendPage(
    reply,
    200,
    verifyAliasPage({ language: languageFor(request), owner, token, problems: {} }),
  );
}

/** POST of it: verifies the e-mail and keeps the password. It signs nobody in. */
export async function submitVerifyAlias(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock } = parts;
  const language = languageFor(request);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const token = tokenIn(form);
  if (await isTooMuch(parts, request)) return sendTooMany(request, reply);
  const owner = await ownerOf(parts, token);
  if (!owner) return sendExpired(request, reply, 'aliasExpired');
  const password = form.get('passwordNuova') ?? '';
  const problems = await problemsOf(parts, owner, password, form.get('confermaPassword') ?? '');
  if (Object.keys(problems).length > 0) {
    return sendPage(reply, 400, verifyAliasPage({ language, owner, token, problems }));
  }
  const passwordHash = await hashPassword(password);
  const using = { token, passwordHash, now: clock.now(), address: request.ip };
  const outcome = await db.asIdentity((tx) => useAliasLink({ tx, ...using }));
  if (!outcome) return sendExpired(request, reply, 'aliasExpired');
  const said = { verified: 'aliasVerified', known: 'aliasKnown' } as const;
  return sendPage(reply, 200, messagePage(language, sentencesIn(language).email[said[outcome]]));
}

const ownerOf = async ({ db, clock }: Parts, token: string): Promise<AliasLinkOwner | undefined> =>
  token ? db.asIdentity((tx) => readAliasLink(tx, token, clock.now())) : undefined;

/** What is wrong with a password, by the field. */
async function problemsOf(
  { db, clock }: Parts,
  owner: AliasLinkOwner,
  passwordNuova: string,
  confermaPassword: string,
): Promise<Readonly<Record<string, string>>> {
  const found = fieldProblems(schema, { passwordNuova, confermaPassword }, { now: clock.now() });
  if (found.length > 0) {
    return Object.fromEntries(found.toReversed().map(({ field, message }) => [field, message]));
  }
  const known = await db.asIdentity((tx) => knownOf(tx, owner));
  return (await isEasilyGuessed(passwordNuova, [...known, owner.email]))
    ? { passwordNuova: EASILY_GUESSED }
    : {};
}
