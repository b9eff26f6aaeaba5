import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import type { Call } from '../../http/call';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { mailHead } from './requestMails';
import { readRequests } from './requestStore';

interface RequestReminder {
  readonly customerCode: string;
  readonly id: string;
}

/** The job that reminds the head of a request that is still open. */
export const requestReminder = new JobKind<RequestReminder>('signatureRequestReminder');

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Call['config'], 'publicUrl'>;
}

export const requestReminderWorker = ({ db, clock, config }: Dependencies): Worker =>
  workerOf(requestReminder, ({ customerCode, id }) =>
    db.inSchool({ customerCode, person: 'automatico' }, async (tx) => {
      const now = clock.now();
      const [request] = await readRequests(tx, { customerCode, now, id });
      // Nobody is reminded twice: a supervisor may have done it, and a job may run again.
      if (request?.state !== 'open' || request.row.reminded_at) return;
      if (await mailHead({ tx, now, config }, request, true))
        await tx
          .updateTable('signature_request')
          .set({ reminded_at: now })
          .where('customer_code', '=', customerCode)
          .where('id', '=', id)
          .execute();
    }),
  );
