import type { Fields } from '../../../contract/schema/fields';
import type { AnyRules } from '../../../contract/schema/rules';
import type { Form } from './form';
import type { Name } from './name';
import type { Resource } from './resource';
import { type AnyDeclarationInput, withDefaults } from './withDefaults';

interface CommandInput<F extends Fields> extends Pick<Form<F>, 'capitals' | 'own' | 'typing'> {
  /** The fields of the body, from the contract. */
  readonly fields: F;
  readonly rules?: AnyRules;
  /**
   * The inputs, in order; by default all fields. The values of the other fields are passed as `known` to
   * {@link useCommandForm}.
   */
  readonly inputs?: readonly Name<F>[];
}

/** The form of a call that creates or changes no record of a list, as {@link defineCommand} declares it. */
export type Command<F extends Fields = Fields> = Resource<F>;

/**
 * Declares the form of a call that creates or changes no record of a list, such as a confirmation with a reason:
 * {@link useCommandForm} validates and sends it, CommandDialog and CommandForm show it. Its words are
 * `resources.{name}`.
 *
 * @example const refusal = defineCommand('proposalRefusal', { fields: refusedProposalFields });
 */
export function defineCommand<const F extends Fields>(
  name: string,
  { fields, rules, inputs, ...form }: CommandInput<F>,
): Command<F> {
  const [key = ''] = Object.keys(fields);
  const body = { kind: 'record', required: true, of: fields, ...(rules && { rules }) };
  return withDefaults(name, {
    fields,
    key,
    title: key,
    can: {},
    endpoints: { list: { answers: 'whole' }, create: { endpoint: { body } } },
    list: { columns: [] },
    form: { ...form, inputs: [], create: inputs ? { inputs } : {} },
  } as unknown as AnyDeclarationInput) as unknown as Command<F>;
}
