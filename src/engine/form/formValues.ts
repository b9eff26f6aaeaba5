import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import type { Field, Fields } from '../../../contract/schema/fields';
import { isAsked, isRequired } from '../../../contract/schema/ruleProblems';
import type { AnyRules } from '../../../contract/schema/rules';
import { type DayLimits, dayLimits } from '../../../contract/values/dayLimits';
import { same } from '../../api/same';
import { bodyOf, placeInRecord } from '../declaration/sending';
import { type FormValues, formKind, isBlank } from './formKinds';
import type { FormSpec } from './formSpec';

/** Returns the initial values of a form's inputs. */
export const toForm = (
  { inputs, fields }: Pick<FormSpec, 'inputs' | 'fields'>,
  record: AnyRecord,
): FormValues =>
  Object.fromEntries(inputs.map((name) => [name, formKind(fields[name]).toForm(record[name])]));

/** Converts the inputs to fields of the record. */
export function fromForm(
  { resource, inputs, fields }: FormSpec,
  values: FormValues,
): Record<string, unknown> {
  const { capitals, typing } = resource.form;
  return Object.fromEntries(
    inputs.map((name) => {
      // A blank at the end of a password is a part of it.
      if (typing?.[name]?.masked) return [name, values[name] || null];
      const value = formKind(fields[name]).fromForm(values[name] ?? '');
      return [name, typeof value === 'string' && capitals?.includes(name) ? value.toUpperCase() : value];
    }),
  );
}

/** A record as it would be sent, and the state of the inputs that results from the rules between fields. */
export interface Sent<R> {
  readonly record: R;
  /** Inputs that are not shown, given the values of the others; they are sent empty. */
  readonly hidden: ReadonlySet<string>;
  /** Inputs that are required, given the values of the others. */
  readonly required: ReadonlySet<string>;
}

/** Returns the record with the typed values; untouched fields keep their original value, if they had one. */
export function sentRecord<R extends AnyRecord>(spec: FormSpec, base: R, values: FormValues): Sent<R> {
  const before = toForm(spec, base);
  const typed = fromForm(spec, values);
  const shown = toForm(spec, typed);
  // A value that still reads the same is untouched: a moment has seconds that are not displayed and would be lost.
  const touched = Object.entries(typed).filter(
    ([name]) =>
      base[name] === undefined || (!same(values[name], before[name]) && !same(shown[name], before[name])),
  );
  return ruledRecord(spec, base, { ...base, ...Object.fromEntries(touched) });
}

/** Applies the rules repeatedly, because hiding an input may hide others. */
function ruledRecord<R extends AnyRecord>(spec: FormSpec, base: R, record: R): Sent<R> {
  const { sending, viewer, fields, inputs, unread = () => [] } = spec;
  const rules = rulesOf(spec);
  const body = bodyOf(sending, record) as AnyRecord;
  const those = (holds: typeof isAsked, of: object = {}) =>
    new Set(
      Object.keys(of)
        .filter((name) => holds(rules, name, body, viewer))
        .map((name) => placeInRecord(sending, name)),
    );
  const uncalledFor = those((...about) => !isAsked(...about), rules.asked);
  const hidden = new Set([...uncalledFor, ...unread(record).filter((name) => inputs.includes(name))]);
  const filled = [...hidden].filter((name) => !isBlank(record[name]));
  if (filled.length === 0) return { record, hidden, required: those(isRequired, rules.required) };
  const emptied = filled.map((name) => {
    const kind = formKind(fields[name]);
    return [name, isBlank(base[name]) ? base[name] : kind.fromForm(kind.toForm(undefined))];
  });
  return ruledRecord(spec, base, { ...record, ...Object.fromEntries(emptied) });
}

const rulesOf = ({ sending }: FormSpec): AnyRules => {
  const { body } = sending.endpoint;
  return (body?.kind === 'record' && body.rules) || {};
};

/** Returns true if the visible inputs depend on the typed values. */
export const isRuled = (spec: FormSpec): boolean =>
  spec.unread !== undefined || Object.keys(rulesOf(spec)).length > 0;

/** Returns true if saving would send something else than the current record: blanks and date formats are no change. */
export const isChanged = (spec: FormSpec, base: AnyRecord, values: FormValues): boolean =>
  !same(sentRecord(spec, base, values).record, sentRecord(spec, base, toForm(spec, base)).record);

/**
 * Returns the first error of each rejected input, from the validation of the call that takes it. Nested inputs are
 * named by their path: `righe.2.nome`. Empty if all is valid.
 */
export function refusedInputs(
  spec: FormSpec,
  record: AnyRecord,
  values: FormValues,
  locked: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const { sending, fields, viewer } = spec;
  const { body } = sending.endpoint;
  const { record: sent, hidden } = sentRecord(spec, record, values);
  const inPath = Object.values(sending.params ?? {});
  const problems = [
    ...inPath.flatMap((name) =>
      fieldProblems(fieldSchema(fields[name] as Field), sent[name], viewer).map(({ message }) => ({
        name,
        message,
      })),
    ),
    ...(body ? fieldProblems(fieldSchema(body), bodyOf(sending, sent), viewer) : []).map(
      ({ field, message }) => ({
        name: inputAt(spec, field),
        message,
      }),
    ),
    ...Object.entries(spec.check?.(bodyOf(sending, sent) as AnyRecord) ?? {}).flatMap(([name, message]) =>
      message === undefined ? [] : { name, message },
    ),
  ];
  const refused: Record<string, string> = {};
  for (const { name, message } of problems) {
    const top = name?.split('.')[0] ?? '';
    if (name && !(name in refused) && !locked.has(top) && !hidden.has(top)) refused[name] = message;
  }
  return refused;
}

/** Returns the limits of a day input, given the values of the others. */
export function limitsOf(spec: FormSpec, record: AnyRecord, values: FormValues, name: string): DayLimits {
  const { sending, viewer } = spec;
  const rules = rulesOf(spec);
  const checked = rules.checks?.find(({ on }) => placeInRecord(sending, on) === name);
  if (!checked) return {};
  return dayLimits(
    rules,
    checked.on,
    bodyOf(sending, sentRecord(spec, record, values).record) as AnyRecord,
    viewer,
  );
}

/** Returns the input for an error at a path of the request body; undefined if the form has no such input. */
export function inputAt({ sending, inputs, fields }: FormSpec, path: string): string | undefined {
  const [top = '', ...inside] = placeInRecord(sending, path).split('.');
  if (!inputs.includes(top)) return undefined;
  return [top, ...reach(fields[top], inside)].join('.');
}

/** Follows a path as far as there are inputs: an item of a list belongs to the list's single input. */
function reach(field: Field | undefined, path: readonly string[]): readonly string[] {
  const [next, ...rest] = path;
  if (next === undefined || !field) return [];
  const members = membersOf(field);
  if (!members) return [];
  if (field.kind === 'record') return [next, ...reach(members[next], rest)];
  const [member, ...deeper] = rest;
  return member === undefined ? [] : [next, member, ...reach(members[member], deeper)];
}

/** Returns the nested fields: of a record, or of each record of a list. */
export function membersOf(field: Field): Fields | undefined {
  if (field.kind === 'record') return field.of;
  return field.kind === 'list' && field.of.kind === 'record' ? field.of.of : undefined;
}
