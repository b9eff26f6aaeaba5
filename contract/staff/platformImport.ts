import { tableReadingFields } from '../imports/tableReading';
import { fields, type RecordOf } from '../schema/fields';
import { newContractFields } from './platformContract';
import { newLicenceFields } from './platformLicence';
import { newSchoolFields } from './platformSchool';
import { newSupervisorFields } from './platformSupervisor';

/** Maximum size of a file of schools in bytes, and maximum number of its rows. */
export const SCHOOL_FILE_LIMIT = 20_000_000;
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
  ready: { ...count, about: 'rows still to be made' },
  refused: { ...count, about: 'rows with something wrong; they are left out' },
  done: { ...count, about: 'schools that were made' },
  skipped: { ...count, about: 'schools that somebody else had made meanwhile' },
  takenBack: count,
  kept: { ...count, about: 'schools that were used already: they stay, and can be closed' },
} as const;

/** `stopped`: given up after several attempts; the remaining rows can be run again. */
export const platformImportStates = ['previewed', 'running', 'stopped', 'done', 'takenBack'] as const;

/** File of schools, as a row of the list. */
export const platformImportLineFields = fields({
  id: { kind: 'text', required: true },
  state: { kind: 'choice', required: true, of: platformImportStates },
  createdAt: { kind: 'instant', required: true },
  createdBy: { kind: 'text', required: true },
  doneAt: { kind: 'instant', about: 'when it was done, or stopped: taken back for thirty days from then' },
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
        row: { ...count, about: 'of the file, the first school being 1' },
        customerCode: { kind: 'text' },
        field: { kind: 'text', required: true },
        message: { kind: 'text', required: true },
      },
    },
  },
});

export type PlatformImport = RecordOf<typeof platformImportFields>;
