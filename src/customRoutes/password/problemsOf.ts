import { type NewPassword, newPasswordFields, newPasswordRules } from '../../../contract/entities/password';
import { fieldProblems } from '../../../contract/fieldProblems';
import { fieldSchema } from '../../../contract/fieldSchema';

const schema = fieldSchema({
  kind: 'record',
  required: true,
  of: newPasswordFields,
  rules: newPasswordRules,
});

/** The rules look at no date and at nobody. */
const nobody = { now: new Date(0) };

/** The first sentence against each field of a new password, by the checks of the call that takes it. */
export function problemsOf(body: NewPassword): Readonly<Partial<Record<keyof NewPassword, string>>> {
  const found = fieldProblems(schema, body, nobody).map(({ field, message }) => [field, message] as const);
  return Object.fromEntries(found.reverse());
}
