import type { Field, Fields } from '../../../contract/schema/fields';

const always = () => true;
const members = (of: Fields): boolean =>
  Object.values(of).every((field) => field.readOnly === true || hasInput(field));

type Asks = { readonly [K in Field['kind']]?: (field: Extract<Field, { kind: K }>) => boolean };

const lists: Asks = {
  list: ({ of }) => of.kind === 'text',
  text: always,
  number: always,
  choice: always,
  ref: always,
  attachment: always,
  record: ({ of }) => members(of),
};

/** The kinds that a form can edit; formKinds.ts, which is loaded with the first form, implements them. */
const kinds: Asks = {
  text: always,
  markup: always,
  number: always,
  money: always,
  day: always,
  instant: always,
  flag: always,
  choice: always,
  ref: always,
  file: always,
  attachment: always,
  list: ({ of }) => lists[of.kind]?.(of as never) ?? false,
  record: ({ of }) => members(of),
};

/** Returns true if a form can edit a field. */
export const hasInput = (field: Field | undefined): boolean =>
  field !== undefined && (kinds[field.kind]?.(field as never) ?? false);
