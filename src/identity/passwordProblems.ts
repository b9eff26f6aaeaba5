import { isMadeOfKnownWords } from '../../contract/account/knownWords';
import { EASILY_GUESSED } from '../../contract/account/password';
import { fieldProblems } from '../../contract/schema/fieldProblems';

/** The rules depend neither on the date nor on the viewer. */
const nobody = { now: new Date(0) };

/**
 * Returns the first error of each field of a password form, by the checks of its call.
 *
 * @param known data of the person and the school on this page; the provider has more and checks again
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
