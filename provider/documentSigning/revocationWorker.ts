import type { SignatureRefusal } from '../../contract/signing/refusal';
import type { PendingProcedure, SignatureAnswer } from '../../contract/signing/signing';
import type { Clock } from '../../contract/values/clock';
import { asTaxCode } from '../../contract/values/codiceFiscale';
import { type AuditedChange, recordAudit } from '../audit/recordAudit';
import type { Config } from '../config';
import type { Database, Tx } from '../db/database';
import { changePendingSignature, type PendingRow, removePending, waitingOf } from '../db/pendingSignatures';
import { pendingMail } from '../i18n/pendingSignature.it';
import { type Worker, workerOf } from '../jobs/jobKind';
import { sendJob } from '../jobs/sendJob';
import { Refusal } from '../refusal';
import { askRevocation } from '../revocation/askRevocation';
import { silentAddresses } from '../revocation/silentAddresses';
import { type Acceptance, acceptSignature } from '../signing/acceptSignature';
import { trustOf } from '../trust/trustOf';
import { readFrozen } from './frozenDocuments';
import { mailTo } from './mailTo';
import { type RevocationJob, revocationJob, waitAfter } from './revocationJob';
import { countAcceptance, type SigningTask } from './signSteps';
import { auditedName, type StoringCall } from './storeSignature';
import { undecidedFor } from './undecidedFor';

/** The procedure's step that stores a signature, as in the call that uploaded it. @throws Refusal */
export type StoreSigned = (
  keeping: StoringCall,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
) => Promise<SignatureAnswer>;

export interface RevocationWorkerDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: (message: string) => void;
  readonly procedures: Readonly<Record<PendingProcedure, StoreSigned>>;
}

/** The author of the retry in the audit log: an automatic step, not a person. */
const AUTOMATIC = 'automatico';

const schoolOf = ({ customerCode }: RevocationJob) => ({ customerCode, person: AUTOMATIC });

/** Returns the worker for jobs that verify a waiting signature again, outside transactions, and store the outcome. */
export function revocationWorker(dependencies: RevocationWorkerDependencies): Worker {
  const { db, clock, config, log, procedures } = dependencies;
  const silent = silentAddresses(clock);

  async function run(job: RevocationJob): Promise<void> {
    const found = await db.inSchool(schoolOf(job), (tx) => taskOf(tx, job));
    if (!found) return;
    const { row, task } = found;
    const reasons: string[] = [];
    const acceptance = await acceptSignature({
      file: row.file,
      contentSha256: task.document.sha256,
      person: task.person,
      trust: await trustOf({ db, config }),
      // The signature existed when it arrived: a later revocation does not apply to that time.
      at: row.arrived_at,
      ask: askRevocation({ config, db, clock, silent, failed: (reason) => reasons.push(reason) }),
    });
    countAcceptance('again', acceptance);
    await keeping(job, (current) => outcome(current, { row, task }, acceptance, reasons));
  }

  /** Runs work in a transaction and audits its changes, if the signature still waits for this try. */
  async function keeping(job: RevocationJob, work: (keeping: StoringCall) => Promise<void>): Promise<void> {
    const { customerCode, documentId, tries } = job;
    await db.inSchool(schoolOf(job), async (tx) => {
      const row = await waitingOf(tx, customerCode, documentId, true);
      if (row?.tries !== tries) return;
      const now = clock.now();
      const changes: AuditedChange[] = [];
      const audit = (...more: readonly AuditedChange[]) => {
        changes.push(...more);
      };
      // Maintenance is ignored, because the signature was made before it.
      const open = { ...config, signingMaintenance: false };
      await work({ tx, now, config: open, audit, caller: { customerCode, uid: row.by_uid } });
      const actor = { customerCode, who: row.by_uid, asWhom: AUTOMATIC, address: null, at: now };
      await recordAudit(tx, actor, changes);
    });
  }

  async function outcome(
    keeping: StoringCall,
    { row, task }: Waiting,
    acceptance: Acceptance,
    reasons: readonly string[],
  ): Promise<void> {
    const undecided = undecidedFor(acceptance);
    if (undecided)
      return keeping.now < row.until
        ? again(keeping, row)
        : giveUp(keeping, { row, task }, [...reasons, ...undecided]);
    if (acceptance.state === 'refused') return refuse(keeping, { row, task }, acceptance.refusal);
    await removePending(keeping.tx, row.customer_code, row.document_id);
    try {
      await procedures[row.procedure](keeping, task, acceptance, row.how);
    } catch (error) {
      // The document was replaced or signed by somebody else meanwhile, so the signature is dropped.
      if (!(error instanceof Refusal)) throw error;
      await mailTo(keeping, pendingMail.notKept(task.document.name, error.details.detail ?? ''));
      audited(keeping, task, { state: 'notKept', why: error.details.detail });
    }
  }

  async function giveUp(
    keeping: StoringCall,
    { row, task }: Waiting,
    reasons: readonly string[],
  ): Promise<void> {
    await changePendingSignature(keeping.tx, row, { state: 'unreachable' });
    await mailTo(keeping, pendingMail.unreachable(row.procedure, task.document.name));
    audited(keeping, task, { state: 'unreachable', why: reasons });
    log(
      `It could not be found out whether the certificate of a signature was revoked (school ${row.customer_code}, document ${row.document_id}): ${reasons.join('; ')}. To try again: npm run operator -- signatures check`,
    );
  }

  return workerOf(revocationJob, run, {
    parked: (job) =>
      keeping(job, async (current) => {
        const found = await taskOf(current.tx, job);
        if (found) await giveUp(current, found, [PARKED]);
      }),
  });
}

const PARKED = 'the job of it was given up';

interface Waiting {
  readonly row: PendingRow;
  readonly task: SigningTask;
}

/** Returns the waiting signature of a job with its document; undefined if it waits for another try or not at all. */
async function taskOf(
  tx: Tx,
  { customerCode, documentId, tries }: RevocationJob,
): Promise<Waiting | undefined> {
  const row = await waitingOf(tx, customerCode, documentId);
  if (row?.tries !== tries) return undefined;
  const document = await readFrozen(tx, customerCode, documentId);
  return document && { row, task: { document, person: asTaxCode(row.person) } };
}

async function again({ tx, now }: StoringCall, row: PendingRow): Promise<void> {
  const tries = row.tries + 1;
  await changePendingSignature(tx, row, { tries });
  const due = new Date(Math.min(now.getTime() + waitAfter(tries), row.until.getTime()));
  await sendJob(
    tx,
    revocationJob,
    { customerCode: row.customer_code, documentId: row.document_id, tries },
    due,
  );
}

async function refuse(
  keeping: StoringCall,
  { row, task }: Waiting,
  refusal: SignatureRefusal,
): Promise<void> {
  const why = `${refusal.say} ${refusal.next}`;
  await changePendingSignature(keeping.tx, row, { state: 'refused', refusal: why });
  await mailTo(keeping, pendingMail.refused(row.procedure, task.document.name, why));
  audited(keeping, task, { state: 'refused', why: refusal.code });
}

const audited = ({ audit }: StoringCall, { document }: SigningTask, after: object): void =>
  audit({ entity: 'signedFile', action: 'checkRevocation', id: auditedName(document), after });
