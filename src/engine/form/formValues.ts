import { fieldProblems } from '../../../contract/fieldProblems';
import { fieldSchema } from '../../../contract/fieldSchema';
import type { Field, Fields } from '../../../contract/fields';
import { bodyOf, placeInRecord } from '../declaration/sending';
import type { Asking } from './asking';
import { type FormValues, formKind } from './formKinds';
import { same } from './same';

type Known = Readonly<Record<string, unknown>>;

/** What the inputs of a form begin with. */
export const toForm = ({ inputs, fields }: Asking, record: Known): FormValues =>
  Object.fromEntries(inputs.map((name) => [name, formKind(fields[name]).toForm(record[name])]));

/** What was typed, as fields of the record. */
export function fromForm({ resource, inputs, fields }: Asking, values: FormValues): Record<string, unknown> {
  const { capitals } = resource.form;
  return Object.fromEntries(
    inputs.map((name) => {
      const value = formKind(fields[name]).fromForm(values[name] ?? '');
      return [name, typeof value === 'string' && capitals?.includes(name) ? value.toUpperCase() : value];
    }),
  );
}

/** The record as it would be with what was typed; what nobody touched stays as it came. */
export function changedRecord<R extends Known>(asking: Asking, record: R, values: FormValues): R {
  const before = toForm(asking, record);
  const typed = Object.entries(fromForm(asking, values)).filter(
    ([name]) => !same(values[name], before[name]),
  );
  return { ...record, ...Object.fromEntries(typed) };
}

/** Whether saving would send anything else than the record as it is: blanks and ways of writing a date are no change. */
export const isChanged = (asking: Asking, record: Known, values: FormValues): boolean =>
  !same(fromForm(asking, values), fromForm(asking, toForm(asking, record)));

/**
 * The first sentence against each input that is refused, by the checks of the call that takes it. Inputs
 * inside others are named by their path: `righe.2.nome`. Empty: all is well.
 */
export function refusedInputs(
  asking: Asking,
  record: Known,
  values: FormValues,
  locked: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const { sending, fields } = asking;
  const { body } = sending.endpoint;
  const sent = changedRecord(asking, record, values);
  const inPath = Object.values(sending.params ?? {});
  const problems = [
    ...inPath.flatMap((name) =>
      fieldProblems(fieldSchema(fields[name] as Field), sent[name]).map(({ message }) => ({ name, message })),
    ),
    ...(body ? fieldProblems(fieldSchema(body), bodyOf(sending, sent)) : []).map(({ field, message }) => ({
      name: inputAt(asking, field),
      message,
    })),
  ];
  const refused: Record<string, string> = {};
  for (const { name, message } of problems) {
    if (name && !(name in refused) && !locked.has(topOf(name))) refused[name] = message;
  }
  return refused;
}

/** The input against which something that was sent is refused; undefined when the form does not ask for it. */
export function inputAt({ sending, inputs, fields }: Asking, path: string): string | undefined {
  const [top = '', ...inside] = placeInRecord(sending, path).split('.');
  if (!inputs.includes(top)) return undefined;
  return [top, ...reach(fields[top], inside)].join('.');
}

/** As far into a field as there are inputs: an item of a list is part of the list's one input. */
function reach(field: Field | undefined, path: readonly string[]): readonly string[] {
  const [next, ...rest] = path;
  if (next === undefined || !field) return [];
  const members = membersOf(field);
  if (!members) return [];
  if (field.kind === 'record') return [next, ...reach(members[next], rest)];
  const [member, ...deeper] = rest;
  return member === undefined ? [] : [next, member, ...reach(members[member], deeper)];
}

/** The fields inside a field: of a record, or of each record of a list. */
export function membersOf(field: Field): Fields | undefined {
  if (field.kind === 'record') return field.of;
  return field.kind === 'list' && field.of.kind === 'record' ? field.of.of : undefined;
}

export const topOf = (name: string): string => name.split('.')[0] ?? name;
