import type { Field } from '../../../contract/schema/fields';
import { isDay, showDay } from '../../../contract/values/dates';
import { readCents } from '../../../contract/values/readCents';
import { showEuro } from '../../../contract/values/showMoney';
import { readDay } from '../../i18n/typedDay';
import type { Value } from './operator';

/** The typing, validation and parsing of a condition's value, by kind of field. */
export interface ValueKind {
  /** The key of a hint about the format. */
  readonly hint?: 'engine.form.dayHint';
  /** Converts typed text to the address format; unreadable text is kept, and not accepted. */
  written(typed: string): string;
  accepts(written: string, field: Field): boolean;
  read(written: string): Value;
  show(written: string): string;
}

const LONGEST = 200;
const text: ValueKind = {
  written: (typed) => typed.trim(),
  accepts: (written) => written.trim() !== '' && written.length <= LONGEST,
  read: (written) => written,
  show: (written) => written,
};
const day: ValueKind = {
  ...text,
  hint: 'engine.form.dayHint',
  written: (typed) => readDay(typed) ?? typed,
  accepts: isDay,
  show: showDay,
};
/** Numbers are typed and displayed with a decimal comma, as in Italy; the address has a decimal point. */
const number: ValueKind = {
  written: (typed) => typed.trim().replace(',', '.'),
  accepts: (written) => /^-?\d{1,15}(\.\d{1,10})?$/.test(written),
  read: Number,
  show: (written) => written.replace('.', ','),
};

/** Amounts are typed in euros; the address has cents. */
const money: ValueKind = {
  written: (typed) => String(readCents(typed.trim()) ?? typed),
  accepts: (written) => /^-?\d{1,15}$/.test(written),
  read: Number,
  show: (written) => showEuro(Number(written)),
};

export const valueKinds: { readonly [K in Field['kind']]: ValueKind } = {
  text,
  markup: text,
  ref: text,
  number,
  money,
  flag: text,
  day,
  instant: day,
  choice: { ...text, accepts: (written, field) => field.kind === 'choice' && field.of.includes(written) },
  list: text,
  record: text,
  file: text,
  attachment: text,
  json: text,
};
