import { EASILY_GUESSED, newPasswordFields } from '../../../contract/account/password';
import * as accountMessages from '../../../contract/messages/it/account';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { pick, ruled } from '../../../contract/schema/fields';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { type AliasLinkOwner, useAliasLink } from '../accounts/aliasLinks';
import { isEasilyGuessed } from '../accounts/guessedPassword';
import { knownOf } from '../accounts/guessedRefusal';
import { hashPassword } from '../password';

const fields = pick(newPasswordFields, 'passwordNuova', 'confermaPassword');
const schema = recordSchema(
  fields,
  ruled(fields, {
    checks: [
      {
        on: 'confermaPassword',
        where: { confermaPassword: { is: { field: 'passwordNuova' } } },
        say: accountMessages.passwordEnteredIsNotSame,
      },
    ],
  }),
);

/** The form on the page of a link, and the owner of the link. */
interface Verifying {
  readonly owner: AliasLinkOwner;
  readonly token: string;
  readonly passwordNuova: string;
  readonly confermaPassword: string;
  readonly address: string;
}

export interface VerifiedAlias {
  /** Undefined if the link cannot be used; `known` if another alias has the e-mail. */
  readonly outcome?: 'verified' | 'known' | undefined;
  /** Problems of the password, by field; if there are any, nothing was done. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Verifies the e-mail of an alias by its link, and sets the password that its person chose. It signs nobody in. */
export async function verifyAlias(
  db: Database,
  clock: Clock,
  { owner, token, passwordNuova, confermaPassword, address }: Verifying,
): Promise<VerifiedAlias> {
  const found = fieldProblems(schema, { passwordNuova, confermaPassword }, { now: clock.now() });
  if (found.length > 0) {
    // Show only the first problem of a field.
    const problems = Object.fromEntries(found.toReversed().map(({ field, message }) => [field, message]));
    return { problems };
  }
  const known = await db.asIdentity((tx) => knownOf(tx, owner));
  if (await isEasilyGuessed(passwordNuova, [...known, owner.email])) {
    return { problems: { passwordNuova: EASILY_GUESSED } };
  }
  const passwordHash = await hashPassword(passwordNuova);
  const now = clock.now();
  const outcome = await db.asIdentity((tx) => useAliasLink({ tx, token, passwordHash, now, address }));
  return { outcome, problems: {} };
}
