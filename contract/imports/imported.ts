import { actionResourceNames } from '../operations/actions';
import { operationFields, operationStates } from '../operations/operation';
import { fields, type RecordOf } from '../schema/fields';
import { searched } from '../schema/listing';
import { tableReadingFields } from './tableReading';

/** Verdicts on a row of a file before it is imported. */
export const verdicts = ['create', 'update', 'unchanged', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** Outcomes of an imported row. */
export const importOutcomes = ['created', 'updated', 'unchanged', 'refused', 'waiting', 'cancelled'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const count = { kind: 'number', required: true, integer: true, min: 0 } as const;
const place = { kind: 'number', integer: true, min: 1, max: 100_000_000 } as const;
const position = { ...place, required: true, about: 'in the file' } as const;
const cells = { kind: 'json', required: true, about: 'texts of the cells, by field' } as const;

/** Row of a file as it is sent. */
export const sentRowFields = fields({
  position,
  cells,
  repeats: {
    ...place,
    about:
      'position of an earlier row about the same record, if the client found one: this row is then refused',
  },
});
export type SentRow = RecordOf<typeof sentRowFields>;

/** Verdict on a row, and its errors. */
export const validatedRowFields = fields({
  position,
  verdict: { kind: 'choice', required: true, of: verdicts },
  id: {
    kind: 'text',
    required: true,
    about: 'id of the record that the row concerns; empty if the row is refused',
  },
  problems: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: { field: { kind: 'text', required: true }, message: { kind: 'text', required: true } },
    },
  },
  warnings: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true },
    about: 'warnings in Italian, which do not prevent the import',
  },
});
export type ValidatedRow = RecordOf<typeof validatedRowFields>;

/** Mapping of a column of a file to a field; without a field the column is ignored. */
export const importColumnFields = fields({
  header: { kind: 'text', required: true, max: 200 },
  field: { kind: 'text', max: 60 },
});
export type ImportColumn = RecordOf<typeof importColumnFields>;

/** Imported file. */
export const importFields = fields({
  id: operationFields.id,
  file: { kind: 'text', required: true },
  reading: { kind: 'record', of: tableReadingFields, about: 'which part of the file was read' },
  resource: { kind: 'choice', required: true, of: actionResourceNames },
  name: { ...operationFields.name, about: 'who imported it' },
  actor: operationFields.actor,
  startedAt: operationFields.startedAt,
  endedAt: operationFields.endedAt,
  state: operationFields.state,
  problem: operationFields.problem,
  total: count,
  created: count,
  updated: count,
  unchanged: count,
  refused: count,
  waiting: count,
  cancelled: count,
  takenBack: { kind: 'flag', required: true },
  takenBackBy: operationFields.takenBackBy,
  canCancel: operationFields.canCancel,
  canTakeBack: operationFields.canTakeBack,
  whyNotTakeBack: operationFields.whyNotTakeBack,
});
export type Import = RecordOf<typeof importFields>;

/** Filters of the list of imports. An absent filter matches everything. */
export const importFilterFields = fields({
  state: { kind: 'choice', of: operationStates },
  ...searched,
});
export type ImportFilter = RecordOf<typeof importFilterFields>;

/** Row of an imported file. */
export const importedRowFields = fields({
  position,
  id: { kind: 'text', required: true },
  label: { kind: 'text', required: true, privacy: 'personal' },
  outcome: { kind: 'choice', required: true, of: importOutcomes },
  reason: { kind: 'text', about: 'in Italian; present if the row was not imported' },
  cells,
});
export type ImportedRow = RecordOf<typeof importedRowFields>;
