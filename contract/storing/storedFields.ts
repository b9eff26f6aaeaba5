import type { Field, Fields } from '../schema/fields';
import type { ReadRules } from '../schema/readRule';
import { isAuthorship } from './authorship';

/**
 * Returns the fields that everybody who reads the record may read. The other fields cannot be searched, filtered or
 * queried, because that would reveal their values.
 */
export const openTo = (fields: Fields, reads: ReadRules = {}): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !reads[name]));

/** Returns the names of the fields that a search examines, the same as in the console's lists. */
export const searchedOf = (fields: Fields, reads?: ReadRules): string[] =>
  Object.keys(openTo(fields, reads)).filter(
    (name) => name !== 'id' && ['text', 'markup'].includes(fields[name]?.kind ?? ''),
  );

/**
 * Returns the names of the references by which a list is also searched, namely by the names of the referenced records.
 */
export const searchedReferences = (fields: Fields, reads?: ReadRules): string[] =>
  Object.entries(openTo(fields, reads)).flatMap(([name, { kind }]) =>
    kind === 'ref' && !isAuthorship(name) ? [name] : [],
  );

/** Returns the filters of a list: its choices and flags, all optional. */
export const filterOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'choice' || kind === 'flag')
      .map(([name, { required: _required, readOnly: _readOnly, ...field }]) => [name, field as Field]),
  );
