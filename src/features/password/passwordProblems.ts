import { fieldProblems } from '../../../contract/fieldProblems';

/** The rules look at no date and at nobody. */
const nobody = { now: new Date(0) };

/** The first sentence against each field of a form of a password, by the checks of the call that takes it. */
export function passwordProblems(
  schema: Parameters<typeof fieldProblems>[0],
  body: object,
): Readonly<Record<string, string>> {
  const found = fieldProblems(schema, body, nobody).map(({ field, message }) => [field, message] as const);
  return Object.fromEntries(found.reverse());
}
