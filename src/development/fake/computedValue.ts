import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { type Computed, sourcesOf } from '../../../contract/schema/computed';
import type { Field } from '../../../contract/schema/fields';

const isMissing = (value: unknown) => value === null || value === undefined || value === '';
const DAY = 86_400_000;
const both = (reckon: (one: number, other: number) => number) => (of: readonly unknown[]) =>
  of.some(isMissing) ? null : reckon(Number(of[0]), Number(of[1]));

/** Reimplements the computations of the provider's database. */
const WAYS: Readonly<Record<ReturnType<typeof sourcesOf>['way'], (of: readonly unknown[]) => unknown>> = {
  sum: (of) => (of.every(isMissing) ? null : of.reduce<number>((sum, one) => sum + Number(one ?? 0), 0)),
  difference: both((one, other) => one - other),
  product: both((one, other) => one * other),
  days: ([first, last]) =>
    isMissing(first) || isMissing(last) ? null : (Date.parse(String(last)) - Date.parse(String(first))) / DAY,
  count: ([list]) => (Array.isArray(list) ? list.length : 0),
  join: (of) => of.filter((one) => !isMissing(one)).join(' ') || null,
};

/** Returns the value of a computed field in a generated record. */
export function computedValue(field: Field, computed: Computed, record: AnyRecord): unknown {
  const { way, of } = sourcesOf(computed);
  const value = WAYS[way](of.map((name) => record[name]));
  if (typeof value !== 'number') return value;
  const digits = field.kind === 'money' ? 0 : field.kind === 'number' ? (field.decimals ?? 10) : 10;
  // Uses as many digits as a sum of such numbers is exact to; half a cent is rounded away from zero.
  const [written = '0', power = '0'] = String(Number(Math.abs(value).toPrecision(15))).split('e');
  return (
    Math.sign(value) * Number(`${Math.round(Number(`${written}e${Number(power) + digits}`))}e-${digits}`) || 0
  );
}
