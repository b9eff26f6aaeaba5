import type { Field, Fields } from '../../../contract/schema/fields';
import type { Operator } from './operator';
import { operators } from './operators';

/** A field that conditions may test, with its operators. */
export interface Testable {
  readonly field: Field;
  readonly operators: readonly Operator[];
}

/** A field that narrows a list paged by the provider, with the query parameters for it. */
export interface NarrowingField {
  readonly field: string;
  /** The parameters that take the first and the last day. */
  readonly days?: { readonly from: string; readonly to: string };
  /** The parameters that take the value of an operator, by the operator's name. */
  readonly asks?: { readonly [operator: string]: string };
}

export type Testables = Readonly<Record<string, Testable>>;

/** Returns the fields with the operators of their kinds; fields of a kind without operators are omitted. */
export const testables = (fields: Fields): Testables => offering(fields, () => true);

/**
 * Returns the fields with the operators that a list paged by the provider offers: ranges of days, and operators for
 * which its endpoint has a parameter.
 */
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
