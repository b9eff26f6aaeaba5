import type { Field, Fields } from '../../../contract/schema/fields';
import type { Operator } from './operator';
import { operators } from './operators';

/** A field that conditions may test, and how. */
export interface Testable {
  readonly field: Field;
  readonly operators: readonly Operator[];
}

/** A field that a list may be narrowed by, with the parameters of the provider that pages the list. */
export interface NarrowingField {
  readonly field: string;
  /** Those that take the first and the last day. */
  readonly days?: { readonly from: string; readonly to: string };
  /** Those that take the value of an operator, by its name. */
  readonly asks?: { readonly [operator: string]: string };
}

export type Testables = Readonly<Record<string, Testable>>;

/** Fields with the operators of their kinds; those of a kind that has none are left out. */
export const testables = (fields: Fields): Testables => offering(fields, () => true);

/** The same of a list that its provider pages: days in a row, and what its call has a parameter for. */
export const testableByProvider = (fields: Fields, on: readonly NarrowingField[]): Testables =>
  offering(fields, ({ name, stretch }, field) =>
    on.some(
      (one) => one.field === field && ((one.days && stretch !== undefined) || one.asks?.[name] !== undefined),
    ),
  );

function offering(fields: Fields, offered: (operator: Operator, field: string) => boolean): Testables {
  const all = Object.entries(fields).map(([name, field]) => {
    const fitting = operators[field.kind].filter((operator) => offered(operator, name));
    return [name, { field, operators: fitting }] as const;
  });
  return Object.fromEntries(all.filter(([, one]) => one.operators.length > 0));
}
