import type { Importable } from '../imports/imports';
import { fields, pick } from '../schema/fields';
import { userFields } from './user';

/** What of users can come from a file; a row is known by its username, or else by its tax code. */
export const importedUser = {
  fields: fields({
    uid: { kind: 'text', max: 120, about: 'username, with the school code or without' },
    ...pick(userFields, 'sn', 'cn', 'codicefiscale', 'email', 'dataNascita', 'dataScadenza'),
  }),
  identify: ['uid', 'codicefiscale'],
  capitals: ['codicefiscale'],
} as const satisfies Importable;

/** The username of a cell: in small letters, without the school code. */
export const importedUsername = (cell: string, customerCode: string): string => {
  const name = cell.toLowerCase();
  const end = `.${customerCode.toLowerCase()}`;
  return name.endsWith(end) ? name.slice(0, -end.length) : name;
};
