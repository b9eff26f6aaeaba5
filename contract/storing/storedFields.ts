import type { Field, Fields } from '../fields';

/** What is searched in, as the console's lists do. */
export const searchedOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => name !== 'id' && fields[name]?.kind === 'text');

/** What a list may be narrowed by: choices and flags, none of which has to be there. */
export const filterOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'choice' || kind === 'flag')
      .map(([name, { required: _required, readOnly: _readOnly, ...field }]) => [name, field as Field]),
  );
