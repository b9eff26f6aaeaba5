import { fields, type RecordOf } from '../schema/fields';

/** Path of the sample file of users. */
export const USER_FILE_MODEL = '/modelli/importa-utenti.csv';

const text = { kind: 'text', max: 500, privacy: 'personal' } as const;

/** User in a CSV file (specification, part 2 §3). */
export const importUserRowFields = fields({
  nome: text,
  cognome: text,
  codiceFiscale: text,
  email: text,
  details: { kind: 'text', about: 'why the row cannot be imported; absent if it can' },
});
export type ImportUserRow = RecordOf<typeof importUserRowFields>;

/** Columns of the sample and of the report, in order. */
export const userFileColumns = [
  ['nome', 'Nome'],
  ['cognome', 'Cognome'],
  ['codiceFiscale', 'Codice Fiscale'],
  ['email', 'Email'],
] as const satisfies readonly (readonly [keyof ImportUserRow, string])[];

export const reportCategories = ['OK', 'WARNING', 'ERROR'] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** Outcome for a user of a file. */
export const importReportFields = fields({
  object: { kind: 'record', required: true, of: importUserRowFields },
  category: { kind: 'choice', required: true, of: reportCategories },
  description: { kind: 'text' },
  error: { kind: 'text' },
});
export type ImportReportRecord = RecordOf<typeof importReportFields>;
