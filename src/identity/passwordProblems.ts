import { isMadeOfKnownWords } from '../../contract/account/knownWords';
import { EASILY_GUESSED } from '../../contract/account/password';
import { fieldProblems } from '../../contract/schema/fieldProblems';

/** The rules look at no date and at nobody. */
const nobody = { now: new Date(0) };

/**
 * The first sentence against each field of a form of a password, by the checks of the call that takes it.
 *
 * @param known what this page knows of the person and the school; the provider knows more, and judges again
 */
export function passwordProblems(
  schema: Parameters<typeof fieldProblems>[0],
  body: { readonly passwordNuova: string },
  known: readonly (string | null | undefined)[],
): Readonly<Record<string, string>> {
  const found = fieldProblems(schema, body, nobody).map(({ field, message }) => [field, message] as const);
  const words = known.flatMap((one) => one ?? []);
  const guessed = isMadeOfKnownWords(body.passwordNuova, words) && { passwordNuova: EASILY_GUESSED };
  return { ...guessed, ...Object.fromEntries(found.reverse()) };
}
