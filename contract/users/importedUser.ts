import type { Importable } from '../imports/imports';
import { fields, pick } from '../schema/fields';
import { userFields } from './user';

/** Import of users from a file; a row is identified by its username, otherwise by its tax code. */
export const importedUser = {
  fields: fields({
    uid: { kind: 'text', max: 120, about: 'username, with or without the school code' },
    ...pick(userFields, 'sn', 'cn', 'codicefiscale', 'email', 'dataNascita', 'dataScadenza'),
  }),
  identify: ['uid', 'codicefiscale'],
  capitals: ['codicefiscale'],
  person: { surname: 'sn', name: 'cn', taxCode: 'codicefiscale' },
} as const satisfies Importable;

/** Accepted headings of the column for each field, as they occur in files of offices. */
export const importedUserColumns = {
  uid: ['Utente', 'Nome utente', 'Username', 'User', 'Login', 'Account'],
  sn: ['Cognome', 'Surname', 'Last name', 'Family name'],
  cn: ['Nome', 'Name', 'First name', 'Given name'],
  'sn+cn': ['Nominativo', 'Cognome, nome', 'Surname and name', 'Last name, first name'],
  'cn+sn': ['Nome completo', 'Full name', 'First and last name', 'First name, last name'],
  codicefiscale: ['Codice fiscale', 'Cod. fiscale', 'Cod. fisc.', 'C.F.', 'CF', 'Tax code', 'Fiscal code'],
  email: ['E-mail', 'Email', 'Mail', 'Posta elettronica', 'Indirizzo e-mail', 'E-mail address'],
  dataNascita: ['Data di nascita', 'Data nascita', 'Nato il', 'Nata il', 'Date of birth', 'Birth date'],
  dataScadenza: ['Scadenza', 'Data scadenza', 'Scadenza utenza', 'Expiry', 'Expiry date'],
} as const;

/** Returns the username in a cell in lower case, without the school code. */
export const importedUsername = (cell: string, customerCode: string): string => {
  const name = cell.toLowerCase();
  const end = `.${customerCode.toLowerCase()}`;
  return name.endsWith(end) ? name.slice(0, -end.length) : name;
};
