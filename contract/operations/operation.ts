import { whatFields } from '../audit/auditEntry';
import { CHOICE_LIMIT, EXAMPLES } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import * as operationsMessages from '../messages/it/operations';
import { message } from '../messages/message';
import { type Fields, fields, pick, type RecordOf } from '../schema/fields';
import { searched } from '../schema/listing';
import { MAX_SEARCH_LENGTH } from '../values/search';
import { actionNames, actionResourceNames } from './actions';

/** States of an operation: running; completed; cancelled by a person; stopped by an error or by lost rights. */
export const operationStates = ['running', 'ended', 'cancelled', 'stopped'] as const;
/** States of one record of an operation; `cancelled` if the operation ended before it reached the record. */
export const operationRowStates = ['waiting', 'done', 'skipped', 'failed', 'cancelled'] as const;
export const operationKinds = ['run', 'takeBack'] as const;

const count = { kind: 'number', required: true, integer: true, min: 0 } as const;
const id = { kind: 'text', required: true, max: 120 } as const;

/** Confirmed action on many records: the action, its input, and the selected records. */
export const operationRequestFields = fields({
  resource: { kind: 'choice', required: true, of: actionResourceNames },
  action: { kind: 'choice', required: true, of: actionNames },
  input: {
    kind: 'json',
    about:
      'input of the action, as contract/operations/actions.ts defines it ({ reset } for disabling users)',
  },
  target: {
    kind: 'record',
    required: true,
    about: 'either ids, or a filter, which where and search narrow and except reduces',
    of: {
      ids: {
        kind: 'list',
        min: 1,
        max: CHOICE_LIMIT,
        of: id,
        say: {
          min: fieldsMessages.noneSelected,
          max: message(operationsMessages.atMostItems, { count: CHOICE_LIMIT }),
        },
      },
      filter: { kind: 'json', about: 'filters of the resource; {} selects all records' },
      where: {
        kind: 'json',
        about: 'with filter: a condition on the record, in the format of contract/schema/where.ts',
      },
      search: {
        kind: 'text',
        max: MAX_SEARCH_LENGTH,
        about: 'with filter: words that must all occur in the searched fields of the resource',
      },
      except: { kind: 'list', max: CHOICE_LIMIT, of: id, about: 'with filter: records to exclude' },
    },
  },
});

export type OperationRequest = RecordOf<typeof operationRequestFields>;

const named = {
  kind: 'list',
  required: true,
  about: `up to ${EXAMPLES} of these records`,
  of: {
    kind: 'record',
    required: true,
    of: { id, label: { kind: 'text', required: true, privacy: 'personal' } },
  },
} as const;

/** Records that an action would change, and excluded records by reason. */
export const operationPreviewFields = fields({
  digest: {
    kind: 'text',
    required: true,
    max: 100,
    about: 'identifies exactly this set of records; the request to run the action contains it',
  },
  total: count,
  asJob: {
    kind: 'flag',
    required: true,
    about: 'there are too many records for one request, so the action runs as a job',
  },
  eligible: { kind: 'record', required: true, of: { count, examples: named } },
  skipped: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        reason: { kind: 'text', required: true, about: 'in Italian, a sentence' },
        brief: {
          kind: 'text',
          required: true,
          about: 'Italian singular and plural for the count, separated by four vertical bars',
        },
        count,
        examples: named,
      },
    },
  },
});

export type OperationPreview = RecordOf<typeof operationPreviewFields>;

/** Eligible or excluded record, for a preview that lists all records in pages. */
export const judgedRecordFields = fields({
  id,
  label: { kind: 'text', required: true, privacy: 'personal' },
  reason: { kind: 'text', about: 'in Italian, why the record is excluded; absent if it is eligible' },
});

export type JudgedRecord = RecordOf<typeof judgedRecordFields>;

/** Action on many records, in the history of the school. */
export const operationFields = fields({
  id,
  kind: { kind: 'choice', required: true, of: operationKinds },
  resource: { kind: 'text', required: true },
  action: { kind: 'text', required: true, about: 'if kind is takeBack: the action that is undone' },
  what: {
    kind: 'record',
    required: true,
    of: whatFields,
    about: 'what was done to how many records; for a single one, its name',
  },
  input: { kind: 'json' },
  who: { kind: 'text', required: true, about: 'the person: subject of the token' },
  asWhom: { kind: 'text', required: true, about: 'the account that the person acted as' },
  name: { kind: 'text', required: true, privacy: 'personal', about: 'name of the user of that account' },
  actor: { kind: 'text', about: 'uid of that user, if it still exists' },
  startedAt: { kind: 'instant', required: true },
  endedAt: { kind: 'instant' },
  state: { kind: 'choice', required: true, of: operationStates },
  problem: { kind: 'text', about: 'why it was stopped, in Italian' },
  total: count,
  waiting: count,
  done: count,
  partial: {
    kind: 'number',
    integer: true,
    min: 1,
    about:
      'number of done records for which a part of the request was refused, as their rows explain; absent if none',
  },
  skipped: count,
  failed: count,
  cancelled: count,
  takesBack: { kind: 'text', about: 'the operation that this one undoes' },
  takenBackBy: {
    kind: 'text',
    about: 'the last operation that undoes this one or restored some of its records',
  },
  restored: {
    kind: 'number',
    integer: true,
    min: 1,
    about: 'number of done records that were restored since; absent if none',
  },
  canCancel: {
    kind: 'flag',
    required: true,
    about: 'whether the caller can cancel the operation now; canRetry and canTakeBack likewise',
  },
  canRetry: { kind: 'flag', required: true },
  canTakeBack: { kind: 'flag', required: true },
  whyNotCancel: {
    kind: 'text',
    about: 'in Italian, why the caller cannot cancel the operation; whyNotRetry and whyNotTakeBack likewise',
  },
  whyNotRetry: { kind: 'text' },
  whyNotTakeBack: { kind: 'text' },
});

export type Operation = RecordOf<typeof operationFields>;

const leftAsTheyAre = {
  kind: 'list',
  required: true,
  of: {
    kind: 'record',
    required: true,
    of: {
      reason: { kind: 'text', required: true, about: 'in Italian, a sentence' },
      count,
      examples: named,
    },
  },
} as const;

/** Maximum number of later steps that are listed and undone together with an operation. */
export const LATER_STEPS = 200;

/** Effect of undoing an operation now. */
export const takeBackPreviewFields = fields({
  total: { ...count, about: 'number of done records that were not restored yet' },
  asJob: {
    kind: 'flag',
    required: true,
    about: 'there are too many records for one request, so undoing runs as a job',
  },
  estimated: {
    kind: 'flag',
    about: 'there are too many records to check all rules; only later changes were considered',
  },
  restorable: count,
  left: leftAsTheyAre,
  later: {
    kind: 'list',
    required: true,
    about: 'later operations on the same records, newest first',
    of: {
      kind: 'record',
      required: true,
      of: {
        ...pick(operationFields, 'id', 'what', 'startedAt', 'name', 'canTakeBack', 'whyNotTakeBack'),
        count: { ...count, about: 'number of records in both operations' },
      },
    },
  },
  withLater: {
    kind: 'record',
    about: 'the result if the later operations that can be undone are undone too; absent if there are none',
    of: { restorable: count, left: leftAsTheyAre },
  },
});

export type TakeBackPreview = RecordOf<typeof takeBackPreviewFields>;

/** Later operations to undo before an operation. */
export const takeBackFields = fields({
  later: {
    kind: 'list',
    max: LATER_STEPS,
    of: id,
    about: 'ids from later: these operations are undone first, for the records that they share',
  },
});

/** Filters of the history. An absent filter matches everything. */
export const operationFilterFields = fields({
  state: { kind: 'choice', of: operationStates },
  action: { kind: 'choice', of: actionNames },
  ...searched,
});

export type OperationFilter = RecordOf<typeof operationFilterFields>;

/** Outcome of an operation for one of its records. */
export const operationRowFields = fields({
  position: count,
  id,
  label: { kind: 'text', required: true, privacy: 'personal' },
  state: { kind: 'choice', required: true, of: operationRowStates },
  partial: {
    kind: 'flag',
    about: 'the record is done, but a part of the request was refused; the reason explains it',
  },
  reason: { kind: 'text', about: 'in Italian, why the record was not done, or only in part' },
});

export type OperationRow = RecordOf<typeof operationRowFields>;

/** Page of a list with the total number of records. */
export const pageOf = <const F extends Fields>(of: F) =>
  ({
    kind: 'record',
    required: true,
    of: { data: { kind: 'list', required: true, of: { kind: 'record', required: true, of } }, total: count },
  }) as const;
