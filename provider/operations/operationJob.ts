import * as operationsMessages from '../../contract/messages/it/operations';
import { findAction } from '../../contract/operations/actions';
import { may } from '../../contract/permissions/permissions';
import { type Role, rolesOf, supportRoles } from '../../contract/permissions/roles';
import type { Clock } from '../../contract/values/clock';
import { recordAudit } from '../audit/recordAudit';
import type { Database, Tx } from '../db/database';
import { readRights } from '../identity/accounts/readRights';
import { readSubject } from '../identity/subject';
import { JobKind, type Worker, workerOf } from '../jobs/jobKind';
import { sendJob } from '../jobs/sendJob';
import { advance } from './advance';
import { endFollowing, followingOf } from './following';
import { moveRows } from './operationRows';
import { lockOperation, type StoredOperation, updateOperation } from './operationStore';
import type { ResourceWorks } from './resourceWork';

/** The next rows of an operation, on behalf of the person who started it. */
export interface OperationJob {
  readonly customerCode: string;
  readonly operation: string;
  /** Number of the batch; a job whose number is no longer the operation's has already run. */
  readonly step: number;
  /** Subject of the token, and the client address. */
  readonly who: string;
  readonly address: string | null;
}

export const operationJob = new JobKind<OperationJob>('operation');

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly works: ResourceWorks;
  readonly publicUrl: string;
  readonly signInElsewhere?: boolean | undefined;
  readonly log: (message: string) => void;
}

/**
 * Number of records per transaction, small enough that others do not wait for it and a cancelled operation ends soon.
 */
export const CHUNK = 200;

/** Seconds after which another process continues an operation whose process died. */
const LEASE = 10;

const LOST_RIGHTS = operationsMessages.lostRights;
const BROKEN = operationsMessages.broken;

/**
 * Creates the worker that continues operations, some records at a time. Each portion is one transaction, with the
 * results, the audit log and the job for the next portion in it: a killed process leaves all of it or nothing.
 */
export function operationWorker(dependencies: Dependencies): Worker {
  const { db } = dependencies;
  const inTurn = (job: OperationJob, work: (tx: Tx, operation: StoredOperation) => Promise<void>) => {
    const { customerCode, who } = job;
    return db.inSchool({ customerCode, person: readSubject(who).person }, async (tx) => {
      const operation = await lockOperation(tx, customerCode, job.operation);
      if (operation?.state === 'running' && operation.step === job.step) await work(tx, operation);
    });
  };
  return workerOf(
    operationJob,
    (job) => inTurn(job, (tx, operation) => carryOn(dependencies, tx, operation, job)),
    {
      lease: LEASE,
      parked: (job) => inTurn(job, (tx, operation) => stop(tx, operation, BROKEN, dependencies.clock.now())),
    },
  );
}

async function carryOn(
  { clock, works, publicUrl, signInElsewhere, log }: Dependencies,
  tx: Tx,
  operation: StoredOperation,
  job: OperationJob,
): Promise<void> {
  const now = clock.now();
  const { customerCode, who, address } = job;
  const { uid } = readSubject(who);
  const roles = await rolesNow(tx, who, now);
  if (!mayStill(operation, roles)) return stop(tx, operation, LOST_RIGHTS, now);
  const viewer = { now, uid, customerCode, roles };
  const context = { tx, customerCode, now, viewer, publicUrl, signInElsewhere };
  const { changes, ended } = await advance({ context, works, log }, operation, CHUNK);
  if (!ended) {
    const step = operation.step + 1;
    await updateOperation(tx, operation, { step });
    await sendJob(tx, operationJob, { ...job, step }, now);
  } else {
    const next = await followingOf(tx, operation);
    if (next) {
      const step = next.step + 1;
      await updateOperation(tx, next, { step });
      await sendJob(tx, operationJob, { ...job, operation: next.id, step }, now);
    }
  }
  await recordAudit(tx, { customerCode, who, asWhom: uid, address, at: now }, changes);
}

/** Tells whether the roles still allow the action. An operation is stopped when the right to it was revoked. */
function mayStill({ resource, action }: StoredOperation, roles: readonly Role[]): boolean {
  const found = findAction(resource, action);
  return found !== undefined && may(roles, found.action.can);
}

/** Returns the current roles of the person who started the operation; none if the account was disabled. */
async function rolesNow(tx: Tx, who: string, now: Date): Promise<readonly Role[]> {
  const subject = readSubject(who);
  const rights = await readRights(tx, subject, now);
  if (!rights?.enabled) return [];
  return subject.userType === 'SUPPORT' ? supportRoles(rights.groups) : rolesOf(rights.groups);
}

/** Stops an operation that cannot continue; the remaining rows can be retried. */
async function stop(tx: Tx, operation: StoredOperation, problem: string, now: Date): Promise<void> {
  await moveRows(tx, operation, 'waiting', 'failed', problem);
  await updateOperation(tx, operation, { state: 'stopped', ended_at: now, problem });
  await endFollowing(tx, operation, { state: 'stopped', at: now, reason: problem });
}
