import type { TrustedListKept } from '../../db/trustedList';
import { inThread, ThreadEnded, type ThreadLimits } from '../../inThread';
import { createQueue } from '../../signing/worker/createQueue';
import { ListRefused } from '../listRefused';
import type { ListAnswer, ListTask } from './listTask';

/** Its document and its canonical form are in memory at once. */
const usual: ThreadLimits = { time: 45_000, heap: 512 };

const inTurn = createQueue(1);

/** Reads a signed trusted list in a thread of its own, one at a time. @throws ListRefused */
export async function readListInWorker(
  task: ListTask,
  limits: Partial<ThreadLimits> = {},
): Promise<TrustedListKept> {
  const answer = await inTurn(() =>
    inThread<ListAnswer>('listWorker', task, { ...usual, ...limits }).catch((error) => {
      if (!(error instanceof ThreadEnded) || error.why === 'error') throw error;
      throw new ListRefused(error.why === 'time' ? 'time-limit' : 'too-complex');
    }),
  );
  if ('refused' in answer) throw new ListRefused(answer.refused);
  return answer.list;
}
