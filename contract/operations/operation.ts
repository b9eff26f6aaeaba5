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
/** States of one record; `cancelled` was never reached. */
export const operationRowStates = ['waiting', 'done', 'skipped', 'failed', 'cancelled'] as const;
export const operationKinds = ['run', 'takeBack'] as const;

const count = { kind: 'number', required: true, integer: true, min: 0 } as const;
const id = { kind: 'text', required: true, max: 120 } as const;

/** Confirmed action on many records: the action and its records. */
export const operationRequestFields = fields({
  resource: { kind: 'choice', required: true, of: actionResourceNames },
  action: { kind: 'choice', required: true, of: actionNames },
  input: {
    kind: 'json',
    about:
      "what the action asks, as contract/operations/actions.ts lists it ({ reset } for a user's disable)",
  },
  target: {
    kind: 'record',
    required: true,
    about: 'either ids, or a filter with what else narrows it and exceptions',
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
      filter: { kind: 'json', about: "the resource's filter; an empty one is all of them" },
      where: {
        kind: 'json',
        about: 'with filter: a condition on the record, as contract/schema/where.ts has it',
      },
      search: {
        kind: 'text',
        max: MAX_SEARCH_LENGTH,
        about: 'with filter: words that must all be in what a search of the resource looks in',
      },
      except: { kind: 'list', max: CHOICE_LIMIT, of: id, about: 'with filter: whom to leave out' },
    },
  },
});

export type OperationRequest = RecordOf<typeof operationRequestFields>;

const named = {
  kind: 'list',
  required: true,
  about: `up to ${EXAMPLES} of them`,
  of: {
    kind: 'record',
    required: true,
    of: { id, label: { kind: 'text', required: true, privacy: 'personal' } },
  },
} as const;

/** Records that will change or not, and why. */
export const operationPreviewFields = fields({
  digest: { kind: 'text', required: true, max: 100, about: 'of exactly these people; the run names it' },
  total: count,
  asJob: { kind: 'flag', required: true, about: 'too many for one request: it goes on beside it' },
  eligible: { kind: 'record', required: true, of: { count, examples: named } },
  skipped: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        reason: { kind: 'text', required: true, about: 'in Italian, a sentence' },
        brief: { kind: 'text', required: true, about: 'one |||| many, after how many they are' },
        count,
        examples: named,
      },
    },
  },
});

export type OperationPreview = RecordOf<typeof operationPreviewFields>;

/** Eligible or excluded record, for previews that do not list all of them. */
export const judgedRecordFields = fields({
  id,
  label: { kind: 'text', required: true, privacy: 'personal' },
  reason: { kind: 'text', about: 'in Italian, why the action is not for this one; absent where it is' },
});

export type JudgedRecord = RecordOf<typeof judgedRecordFields>;

/** Action on many records, in the history of the school. */
export const operationFields = fields({
  id,
  kind: { kind: 'choice', required: true, of: operationKinds },
  resource: { kind: 'text', required: true },
  action: { kind: 'text', required: true, about: 'with takeBack: the action that is taken back' },
  what: {
    kind: 'record',
    required: true,
    of: whatFields,
    about: 'how people call it: what was done to how many; of a single one by the name',
  },
  input: { kind: 'json' },
  who: { kind: 'text', required: true, about: 'the person: subject of the token' },
  asWhom: { kind: 'text', required: true, about: 'the account that the person acted as' },
  name: { kind: 'text', required: true, privacy: 'personal', about: 'of that account' },
  actor: { kind: 'text', about: 'the uid of that user, where it is still there' },
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
      'of those done, where some of what was asked was refused: their rows say what; absent where of none',
  },
  skipped: count,
  failed: count,
  cancelled: count,
  takesBack: { kind: 'text', about: 'the operation that this one takes back' },
  takenBackBy: { kind: 'text', about: 'the last operation that takes this one back, or restored some of it' },
  restored: {
    kind: 'number',
    integer: true,
    min: 1,
    about: 'of those done, that were taken back since; absent where none was',
  },
  canCancel: { kind: 'flag', required: true, about: 'these three: now, and by the caller' },
  canRetry: { kind: 'flag', required: true },
  canTakeBack: { kind: 'flag', required: true },
  whyNotCancel: { kind: 'text', about: 'these three: in Italian, where it cannot be done' },
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
  total: { ...count, about: 'of those done, that were not taken back yet' },
  asJob: { kind: 'flag', required: true, about: 'too many for one request: it goes on beside it' },
  estimated: {
    kind: 'flag',
    about: 'there are too many to try: only what was changed since counts, not every rule of the action',
  },
  restorable: count,
  left: leftAsTheyAre,
  later: {
    kind: 'list',
    required: true,
    about: 'what was done later to the same records, newest first',
    of: {
      kind: 'record',
      required: true,
      of: {
        ...pick(operationFields, 'id', 'what', 'startedAt', 'name', 'canTakeBack', 'whyNotTakeBack'),
        count: { ...count, about: 'of the same records' },
      },
    },
  },
  withLater: {
    kind: 'record',
    about:
      'what it would do together with those of the later steps that can be taken back; absent where there is none',
    of: { restorable: count, left: leftAsTheyAre },
  },
});

export type TakeBackPreview = RecordOf<typeof takeBackPreviewFields>;

/** Later steps that are undone together with an operation. */
export const takeBackFields = fields({
  later: {
    kind: 'list',
    max: LATER_STEPS,
    of: id,
    about: 'operations of later that are taken back before, as far as they are about the same records',
  },
});

/** Filters of the history. An absent filter matches everything. */
export const operationFilterFields = fields({
  state: { kind: 'choice', of: operationStates },
  action: { kind: 'choice', of: actionNames },
  ...searched,
});

export type OperationFilter = RecordOf<typeof operationFilterFields>;

/** Outcome for one record of an operation. */
export const operationRowFields = fields({
  position: count,
  id,
  label: { kind: 'text', required: true, privacy: 'personal' },
  state: { kind: 'choice', required: true, of: operationRowStates },
  partial: { kind: 'flag', about: 'it is done, but some of what was asked was refused, as the reason says' },
  reason: { kind: 'text', about: 'in Italian, where it was not done, or not as asked' },
});

export type OperationRow = RecordOf<typeof operationRowFields>;

/** Page of a list with the total number of records. */
export const pageOf = <const F extends Fields>(of: F) =>
  ({
    kind: 'record',
    required: true,
    of: { data: { kind: 'list', required: true, of: { kind: 'record', required: true, of } }, total: count },
  }) as const;
