import type { Where } from '../../../contract/schema/where';
import type { Operator } from './operator';
import type { Row } from './row';
import type { Testables } from './testable';
import { valueKinds } from './valueKinds';

/** A test of one field that a person built: `email` `contains` `rossi`. */
export interface Condition {
  readonly field: string;
  readonly operator: string;
  /** As written in the address: days as YYYY-MM-DD, numbers with a decimal point. */
  readonly values: readonly string[];
}

/** Returns the identity of a condition within its list: there is one per field and operator. */
export const conditionKey = ({ field, operator }: Pick<Condition, 'field' | 'operator'>) =>
  `${field}.${operator}`;

/** Returns the operator that a condition names, if its field has it. */
export function operatorOf(
  testable: Testables,
  { field, operator }: Pick<Condition, 'field' | 'operator'>,
): Operator | undefined {
  const found = Object.hasOwn(testable, field) ? testable[field] : undefined;
  return found?.operators.find(({ name }) => name === operator);
}

/**
 * Combines conditions into one predicate that requires all of them. Invalid ones are left out; the codec reports them.
 */
export function conditionsWhere(testable: Testables, conditions: readonly Condition[]): Where<Row> {
  const all = conditions.flatMap((condition) => {
    const operator = operatorOf(testable, condition);
    const kind = testable[condition.field]?.field.kind;
    if (!operator || !kind) return [];
    return [operator.where(condition.field, condition.values.map(valueKinds[kind].read))];
  });
  return { all };
}

/** Returns why a condition cannot be used: its values are missing or invalid, or in the wrong order. */
export function conditionFault(testable: Testables, condition: Condition): 'value' | 'order' | undefined {
  const operator = operatorOf(testable, condition);
  const field = testable[condition.field]?.field;
  if (!operator || !field) return 'value';
  const { values } = condition;
  const { accepts, read } = valueKinds[field.kind];
  if (!enough(operator, values.length) || !values.every((value) => accepts(value, field))) return 'value';
  const [first, second] = values.map(read);
  const reversed = operator.takes === 'two' && first !== undefined && second !== undefined && first > second;
  return reversed ? 'order' : undefined;
}

const counts = { nothing: [0, 0], one: [1, 1], two: [2, 2], some: [1, Number.POSITIVE_INFINITY] } as const;

function enough({ takes }: Operator, given: number): boolean {
  const [least, most] = counts[takes];
  return given >= least && given <= most;
}

const BETWEEN = '..';
const OR = ',';

/** Parses one query parameter, as `email.contains=rossi`; undefined if it is invalid here. */
export function readCondition(testable: Testables, name: string, written: string): Condition | undefined {
  const [field = '', operator = '', ...rest] = name.split('.');
  const found = rest.length === 0 ? operatorOf(testable, { field, operator }) : undefined;
  if (!found) return undefined;
  const condition = { field, operator, values: valuesOf(found, written) };
  return conditionFault(testable, condition) ? undefined : condition;
}

function valuesOf({ takes }: Operator, written: string): readonly string[] {
  if (takes === 'two') return written.split(BETWEEN);
  if (takes === 'some') return written.split(OR);
  return takes === 'nothing' && written === '' ? [] : [written];
}

/** Writes a condition as a query parameter, with name and value. */
export function writeCondition(testable: Testables, condition: Condition): readonly [string, string] {
  const between = operatorOf(testable, condition)?.takes === 'two' ? BETWEEN : OR;
  return [conditionKey(condition), condition.values.join(between)];
}
