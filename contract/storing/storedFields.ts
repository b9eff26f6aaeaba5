import type { Field, Fields } from '../schema/fields';
import type { ReadRules } from '../schema/readRule';

/** The fields that everybody reads who reads a record at all: by the others nothing is searched, filtered or asked, which would tell of them. */
export const openTo = (fields: Fields, reads: ReadRules = {}): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !reads[name]));

/** What is searched in, as the console's lists do. */
export const searchedOf = (fields: Fields, reads?: ReadRules): string[] =>
  Object.keys(openTo(fields, reads)).filter(
    (name) => name !== 'id' && ['text', 'markup'].includes(fields[name]?.kind ?? ''),
  );

/** What a list may be narrowed by: choices and flags, none of which has to be there. */
export const filterOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'choice' || kind === 'flag')
      .map(([name, { required: _required, readOnly: _readOnly, ...field }]) => [name, field as Field]),
  );
