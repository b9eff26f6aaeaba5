import type { Field, Fields } from '../../../contract/fields';
import type { Operator } from './operator';
import { operators } from './operators';

/** A field that conditions may test, and how. */
export interface Testable {
  readonly field: Field;
  readonly operators: readonly Operator[];
}

export type Testables = Readonly<Record<string, Testable>>;

/** Fields with the operators of their kinds; those of a kind that has none are left out. */
export const testables = (fields: Fields): Testables => offering(fields, () => true);

/** Fields with the operators that stand for days in a row, which a provider that pages can be asked for. */
export const testableByDays = (fields: Fields): Testables =>
  offering(fields, ({ stretch }) => stretch !== undefined);

function offering(fields: Fields, offered: (operator: Operator) => boolean): Testables {
  const all = Object.entries(fields).map(([name, field]) => {
    const fitting = operators[field.kind].filter(offered);
    return [name, { field, operators: fitting }] as const;
  });
  return Object.fromEntries(all.filter(([, one]) => one.operators.length > 0));
}
