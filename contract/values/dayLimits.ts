import type { AnyRules } from '../schema/rules';
import { isTests, matches, resolve, type Viewer } from '../schema/where';
import { addDays } from './dates';

/** The first and the last value that a day or a moment may have, written as the field has it. */
export interface DayLimits {
  readonly min?: string;
  readonly max?: string;
}

const MINUTE = 60_000;

/** The last value before this one. Moments are typed in minutes. */
const lastBefore = (value: string): string =>
  value.includes('T') ? new Date(Date.parse(value) - MINUTE).toISOString() : addDays(value, -1);

/**
 * What the checks of a record leave for one of its days or moments, with what the other fields hold. Only limits on the
 * field itself are read; a check that is written otherwise still refuses when the record is sent.
 *
 * @param record the other fields, as they are sent
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
