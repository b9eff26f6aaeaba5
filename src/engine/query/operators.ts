import type { Field } from '../../../contract/schema/fields';
import type { Where } from '../../../contract/schema/where';
import { ofDays, ofInstants } from './calendar';
import { none, type Operator, one, presence, some, type Value } from './operator';
import type { Row } from './row';

const upTo = (field: string, most: Value) =>
  ({ any: [{ [field]: { before: most } }, { [field]: most }] }) as Where<Row>;

const numbers: readonly Operator[] = [
  one('is', (value) => ({ is: value })),
  one('least', (value) => ({ from: value })),
  { name: 'most', takes: 'one', where: (field, [most = 0]) => upTo(field, most) },
  {
    name: 'within',
    takes: 'two',
    where: (field, [least = 0, most = 0]) => ({
      all: [{ [field]: { from: least } } as Where<Row>, upTo(field, most)],
    }),
  },
  ...presence,
];

const texts: readonly Operator[] = [
  one('contains', (value) => ({ contains: value })),
  one('is', (value) => ({ alike: value })),
  one('begins', (value) => ({ begins: value })),
  ...presence,
];

/**
 * The condition operators of each kind of field, one row per kind; nothing else in the engine chooses an operator by
 * kind.
 */
export const operators: { readonly [K in Field['kind']]: readonly Operator[] } = {
  text: texts,
  markup: [],
  ref: texts,
  number: numbers,
  money: numbers,
  flag: [none('yes', true), none('no', { not: true })],
  day: ofDays,
  instant: ofInstants,
  choice: [some('oneOf', (values) => ({ in: values })), ...presence],
  list: [],
  record: [],
  file: [],
  attachment: [],
  json: [],
};
