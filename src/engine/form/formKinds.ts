import { showDay } from '../../../contract/dates';
import type { Field } from '../../../contract/fields';
import { readDay } from '../typedDay';

export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;

/** How a kind of field is typed: as what it begins, what becomes of it, and how it is tidied when left. */
interface FormKind {
  toForm(value: unknown): FormValue;
  /** What was typed, as the contract has it; what cannot be read stays as it is, for the check to refuse. */
  fromForm(value: FormValue): unknown;
  tidy?(typed: string): string;
}

const text: FormKind = {
  toForm: (value) => String(value ?? ''),
  fromForm: (value) => (typeof value === 'string' && value.trim() === '' ? null : tidyText(value)),
};
const tidyText = (value: FormValue) => (typeof value === 'string' ? value.trim() : value);

const day: FormKind = {
  toForm: (value) => showDay(value as string | null | undefined),
  fromForm: (value) => (value === '' ? null : (readDay(String(value)) ?? value)),
  tidy: (typed) => showDay(readDay(typed)) || typed,
};

const flag: FormKind = { toForm: (value) => value === true, fromForm: (value) => value === true };

/** The kinds that forms can ask for; a form that names a field of another kind says so when it is declared. */
const formKinds: { readonly [K in Field['kind']]?: FormKind } = { text, day, flag };

/** Whether a form can ask for a field. */
export const askable = (field: Field | undefined): boolean =>
  field !== undefined && Object.hasOwn(formKinds, field.kind);

/** @throws Error for a kind that no form asks for */
export function formKind(field: Field | undefined): FormKind {
  const kind = field && formKinds[field.kind];
  if (!kind) throw new Error(`A form cannot ask for a field of kind "${field?.kind}"`);
  return kind;
}
