import type { Fields } from '../schema/fields';
import { isTests } from '../schema/where';
import { unknownName } from './unknownName';

/** Tests that a predicate can apply to a field. */
const TESTS = [
  'is',
  'not',
  'in',
  'before',
  'from',
  'startsWith',
  'contains',
  'alike',
  'begins',
  'empty',
  'some',
];

/**
 * Returns the errors in a predicate: an unknown field or test, or a day where the field is an instant.
 *
 * @param fields fields of the record, if it is a record
 */
export function whereMistakes(
  place: string,
  where: unknown,
  known: readonly string[],
  fields: Fields = {},
): string[] {
  if (where === undefined) return [];
  if (typeof where !== 'object' || where === null) {
    return [`${place} is ${String(where)}. Write a condition on fields, like { ${known[0] ?? 'field'}: … }.`];
  }
  for (const part of ['all', 'any'] as const) {
    const parts = (where as Record<string, unknown>)[part];
    if (Array.isArray(parts)) return parts.flatMap((one) => whereMistakes(place, one, known, fields));
  }
  if ('not' in where) return whereMistakes(place, where.not, known, fields);
  return Object.entries(where).flatMap(([name, test]) => [
    ...unknownName(place, name, known, 'a field that it can look at'),
    ...testMistakes(`${place}.${name}`, test, known),
    ...(siblingsIn(test).includes(name)
      ? [
          `${place}.${name} compares "${name}" with itself, which always comes to the same. Name another field.`,
        ]
      : []),
    ...(fields[name]?.kind === 'instant' && comparesWithDay(test)
      ? [
          `${place}.${name} compares a moment with "today". Write "midnight": a day begins at its own in Rome.`,
        ]
      : []),
  ]);
}

function testMistakes(place: string, test: unknown, known: readonly string[]): string[] {
  if (isSibling(test)) {
    return unknownName(place, (test as { field: unknown }).field, known, 'a field that it can look at');
  }
  if (!isTests(test)) return [];
  return Object.entries(test).flatMap(([name, value]) => [
    ...unknownName(place, name, TESTS, 'a test'),
    ...(name === 'not' || isSibling(value) ? testMistakes(place, value, known) : []),
  ]);
}

const isSibling = (value: unknown) => typeof value === 'object' && value !== null && 'field' in value;

const comparesWithDay = (test: unknown): boolean =>
  typeof test === 'object' && test !== null && ('today' in test || Object.values(test).some(comparesWithDay));

/** Returns the fields with which a test compares. */
const siblingsIn = (test: unknown): readonly unknown[] => {
  if (typeof test !== 'object' || test === null) return [];
  return 'field' in test ? [test.field] : Object.values(test).flatMap(siblingsIn);
};
