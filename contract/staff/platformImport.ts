import { tableReadingFields } from '../imports/tableReading';
import { fields, type RecordOf } from '../schema/fields';
import { newContractFields } from './platformContract';
import { newLicenceFields } from './platformLicence';
import { newSchoolFields } from './platformSchool';
import { newSupervisorFields } from './platformSupervisor';

/** Maximum size, in bytes, of a file of schools. */
export const SCHOOL_FILE_LIMIT = 20_000_000;
/** Maximum number of rows in a file of schools. */
export const SCHOOL_FILE_ROWS = 20_000;

/** Row of a file: a school and its initial settings. */
export const importedSchoolFields = fields({
  ...newSchoolFields,
  supervisor: { kind: 'record', of: newSupervisorFields },
  licences: { kind: 'list', max: 200, of: { kind: 'record', required: true, of: newLicenceFields } },
  contracts: { kind: 'list', max: 50, of: { kind: 'record', required: true, of: newContractFields } },
});

export type ImportedSchool = RecordOf<typeof importedSchoolFields>;

const count = { kind: 'number', required: true, integer: true } as const;

/** Numbers of rows by state. */
const countFields = {
  ready: { ...count, about: 'rows whose school is still to be created' },
  refused: { ...count, about: 'rows with errors, which are left out' },
  done: { ...count, about: 'schools created' },
  skipped: { ...count, about: 'schools that another request created in the meantime' },
  takenBack: count,
  kept: { ...count, about: 'schools that undoing kept because they are in use; they can be closed instead' },
} as const;

/** States of an import. `stopped`: given up after several attempts; the remaining rows can be run again. */
export const platformImportStates = ['previewed', 'running', 'stopped', 'done', 'takenBack'] as const;

/** File of schools, as a row of the list. */
export const platformImportLineFields = fields({
  id: { kind: 'text', required: true },
  state: { kind: 'choice', required: true, of: platformImportStates },
  createdAt: { kind: 'instant', required: true },
  createdBy: { kind: 'text', required: true },
  doneAt: {
    kind: 'instant',
    about: 'when the import finished or stopped; it can be undone within thirty days from then',
  },
  ...countFields,
});

export type PlatformImportLine = RecordOf<typeof platformImportLineFields>;

/** File of schools: its preview, progress and result. */
export const platformImportFields = fields({
  ...platformImportLineFields,
  reading: {
    kind: 'record',
    of: tableReadingFields,
    about: 'which part of a table was read; absent for JSON',
  },
  problems: {
    kind: 'list',
    required: true,
    about: 'of the first 200 rows that have any',
    of: {
      kind: 'record',
      required: true,
      of: {
        row: { ...count, about: 'number of the row in the file; the first school is 1' },
        customerCode: { kind: 'text' },
        field: { kind: 'text', required: true },
        message: { kind: 'text', required: true },
      },
    },
  },
});

export type PlatformImport = RecordOf<typeof platformImportFields>;
