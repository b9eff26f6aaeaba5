import { fieldMessage } from '../../contract/schema/fieldMessages';
import type { Constraint, Field } from '../../contract/schema/fields';
import type { Resource } from '../engine/declaration/defineResource';

/** A sentence that a person may read, and what makes it appear. */
export interface Message {
  readonly when: string;
  readonly say: string;
}

/** What a field can be refused for. */
function constraintsOf(field: Field): readonly Constraint[] {
  const limits = (['min', 'max', 'pattern', 'decimals'] as const).filter((limit) => limit in field);
  const typed = ['day', 'instant', 'number', 'money'].includes(field.kind) ? (['type'] as const) : [];
  const chosen = field.kind === 'choice' ? (['choice'] as const) : [];
  return [...(field.required ? (['required'] as const) : []), ...typed, ...limits, ...chosen];
}

/** The sentences that a declaration itself says: of inputs, of rows that may not be selected, of actions. */
export function messagesOf({ fields, form, list, actions }: Resource): readonly Message[] {
  return [
    ...form.inputs.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      return constraintsOf(field).map((constraint) => ({
        when: `${name}: ${constraint}`,
        say: fieldMessage(field, constraint),
      }));
    }),
    ...(list.selectable?.say ? [{ when: 'a row that may not be selected', say: list.selectable.say }] : []),
    ...Object.entries(actions).flatMap(([action, { rules }]) =>
      rules.map(({ where, say }) => ({ when: `${action}, unless ${JSON.stringify(where)}`, say })),
    ),
  ];
}
