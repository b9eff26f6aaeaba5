import { nounOf } from '../../contract/audit/auditEntry';
import * as operationsMessages from '../../contract/messages/it/operations';
import { findAction } from '../../contract/operations/actions';
import type { Operation } from '../../contract/operations/operation';
import { may } from '../../contract/permissions/permissions';
import { errors } from '../../contract/schema/errors';
import type { Caller } from '../http/caller';
import type { StoredOperation } from './operationStore';
import type { SeenOperation } from './seenOperations';

/** Converts an operation to the API's form for the caller. */
export function operationOf(row: SeenOperation, caller: Caller): Operation {
  const whyNotCancel = whyNoCancel(row, caller);
  const whyNotRetry = whyNoRetry(row, caller);
  const whyNotTakeBack = whyNoTakeBack(row, caller);
  return {
    id: row.id,
    kind: row.kind,
    resource: row.resource,
    action: row.action,
    what: whatOf(row),
    input: row.input as Operation['input'],
    who: row.who,
    asWhom: row.as_whom,
    name: row.name,
    ...(row.actor && { actor: row.actor }),
    startedAt: row.started_at.toISOString(),
    ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
    state: row.state,
    ...(row.problem && { problem: row.problem }),
    total: row.total,
    waiting: row.total - row.done - row.skipped - row.failed - row.cancelled,
    done: row.done,
    ...(row.partial > 0 && { partial: row.partial }),
    skipped: row.skipped,
    failed: row.failed,
    cancelled: row.cancelled,
    ...(row.takes_back && { takesBack: row.takes_back }),
    ...(row.taken_back_by && { takenBackBy: row.taken_back_by }),
    ...(row.restored > 0 && { restored: row.restored }),
    canCancel: whyNotCancel === undefined,
    canRetry: whyNotRetry === undefined,
    canTakeBack: whyNotTakeBack === undefined,
    ...(whyNotCancel && { whyNotCancel }),
    ...(whyNotRetry && { whyNotRetry }),
    ...(whyNotTakeBack && { whyNotTakeBack }),
  };
}

/** Describes the action and its records: a single one by name, several by their number. */
const whatOf = ({ kind, resource, action, total, only_label }: SeenOperation): Operation['what'] => ({
  ...(kind === 'takeBack' && { undo: 'takeBack' as const }),
  said: action,
  ...(only_label ? { name: only_label } : { count: total, noun: nounOf(resource, total) }),
});

/** Returns the reason why the caller cannot do something to an operation; undefined if they can. */
export type Why = (operation: SeenOperation, caller: Caller) => string | undefined;

export const NOT_YOURS = operationsMessages.notYours;
const NOT_ENDED = operationsMessages.notEnded;
const NEVER = operationsMessages.never;
const TAKEN_BACK = operationsMessages.reverted;
const BEING_TAKEN_BACK = operationsMessages.beingReverted;

/** Returns why the caller cannot cancel an operation; undefined if they can. */
export const whyNoCancel: Why = (operation, caller) => {
  if (operation.state !== 'running') return operationsMessages.ended;
  return notTheirs(operation, caller);
};

export const whyNoRetry: Why = (operation, caller) => {
  if (!may(caller.roles, ['operation', 'retry'])) return errors.notForSupport.say;
  if (operation.state === 'running') return NOT_ENDED;
  if (operation.kind === 'takeBack' && operation.state !== 'ended')
    return operationsMessages.revertInterrupted;
  if (operation.repeated) return operationsMessages.revertRepeated;
  if (operation.failed + operation.cancelled === 0) return operationsMessages.nothingToRetry;
  if (operation.being_taken_back) return BEING_TAKEN_BACK;
  if (operation.restored > 0) return TAKEN_BACK;
  return notTheirs(operation, caller);
};

export const whyNoTakeBack: Why = (operation, caller) => {
  if (!may(caller.roles, ['operation', 'takeBack'])) return errors.notForSupport.say;
  if (operation.kind === 'takeBack') return operationsMessages.revertNotReverted;
  if (operation.being_taken_back) return BEING_TAKEN_BACK;
  if (operation.state === 'running') return NOT_ENDED;
  if (!findAction(operation.resource, operation.action)?.action.back) return NEVER;
  if (operation.done === 0) return operationsMessages.changedNothing;
  if (operation.restored >= operation.done) return TAKEN_BACK;
  return notTheirs(operation, caller);
};

const notTheirs: Why = (operation, caller) =>
  mine(operation, caller) || may(caller.roles, ['operation', 'changeOthers']) ? undefined : NOT_YOURS;

const mine = ({ as_whom }: StoredOperation, { uid }: Caller) => as_whom === uid;
