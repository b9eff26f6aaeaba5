import { fieldMessage } from '../../contract/schema/fieldMessages';
import type { Constraint, Field } from '../../contract/schema/fields';
import type { Resource } from '../engine/declaration/defineResource';

/** A message that people may see, with the condition for it. */
export interface Message {
  readonly when: string;
  readonly say: string;
}

/** Returns the constraints of a field that may refuse a value. */
function constraintsOf(field: Field): readonly Constraint[] {
  const limits = (['min', 'max', 'pattern', 'decimals'] as const).filter((limit) => limit in field);
  const typed = ['day', 'instant', 'number', 'money'].includes(field.kind) ? (['type'] as const) : [];
  const chosen = field.kind === 'choice' ? (['choice'] as const) : [];
  return [...(field.required ? (['required'] as const) : []), ...typed, ...limits, ...chosen];
}

/** Returns the messages of a declaration itself: of inputs, of rows that cannot be selected, of actions. */
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
