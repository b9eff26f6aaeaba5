import type { AnyRules } from '../schema/rules';
import { isTests, matches, resolve, type Viewer } from '../schema/where';
import { addDays } from './dates';

/** First and last allowed value of a day or an instant, in the format of the field. */
export interface DayLimits {
  readonly min?: string;
  readonly max?: string;
}

const MINUTE = 60_000;

/**
 * Returns the last value before a given one: the previous day, or a minute earlier, because instants are entered with
 * minute precision.
 */
const lastBefore = (value: string): string =>
  value.includes('T') ? new Date(Date.parse(value) - MINUTE).toISOString() : addDays(value, -1);

/**
 * Returns the limits that the checks of a record impose on one of its days or instants, given the values of its other
 * fields. Only checks on that field are considered; the others still apply when the record is sent.
 * @param record values of the other fields, in the format of requests
 */
export function dayLimits(
  { checks = [] }: AnyRules,
  name: string,
  record: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): DayLimits {
  const tests = checks
    .filter(({ on, when }) => on === name && (!when || matches(when, record, viewer)))
    .map(({ where }) => (where as Readonly<Record<string, unknown>>)[name])
    .filter(isTests);
  const known = (value: unknown) => {
    const resolved = resolve(value, viewer, record);
    return typeof resolved === 'string' && resolved ? [resolved] : [];
  };
  const [min] = tests
    .flatMap(({ from }) => known(from))
    .sort()
    .reverse();
  const [max] = tests
    .flatMap(({ before }) => known(before))
    .map(lastBefore)
    .sort();
  return { ...(min && { min }), ...(max && { max }) };
}
