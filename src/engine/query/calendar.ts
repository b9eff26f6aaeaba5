import type { Where } from '../../../contract/schema/where';
import { addDays, romeMidnight } from '../../../contract/values/dates';
import { type DateRange, dateRanges, type RangeEdge } from './dateRange';
import { type Operator, presence, type Value } from './operator';
import type { Row } from './row';

const between = (first: Value, last: Value): DateRange => ({
  first: String(first),
  after: addDays(String(last), 1),
});

/**
 * Creates the operators for days in Rome. @param at converts a day to the field's format: for an instant, the midnight
 * at which the day begins
 */
function calendar(at: (edge: RangeEdge) => unknown): readonly Operator[] {
  const where = (field: string, { first, after }: DateRange) =>
    ({
      [field]: {
        ...(first !== undefined && { from: at(first) }),
        ...(after !== undefined && { before: at(after) }),
      },
    }) as Where<Row>;
  const keeping = (
    name: string,
    takes: Operator['takes'],
    stretch: (values: readonly Value[]) => DateRange,
  ): Operator => ({ name, takes, stretch, where: (field, values) => where(field, stretch(values)) });

  return [
    keeping('on', 'one', ([day = '']) => between(day, day)),
    keeping('before', 'one', ([day = '']) => ({ after: String(day) })),
    keeping('from', 'one', ([day = '']) => ({ first: String(day) })),
    keeping('between', 'two', ([first = '', last = '']) => between(first, last)),
    ...dateRanges.map(([name, stretch]) => keeping(name, 'nothing', () => stretch)),
    ...presence,
  ];
}

export const ofDays = calendar((edge) => (typeof edge === 'string' ? edge : { today: edge }));
export const ofInstants = calendar((edge) =>
  typeof edge === 'string' ? romeMidnight(edge) : { midnight: edge },
);
