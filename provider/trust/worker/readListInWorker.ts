import type { TrustedListKept } from '../../db/trustedList';
import { createQueue } from '../../workers/createQueue';
import { runInWorker, WorkerFailed, type WorkerLimits } from '../../workers/runInWorker';
import { ListRefused } from '../listRefused';
import type { ListAnswer, ListTask } from './listTask';

/** The usual limits. The heap (MB) must have room for the document and its canonical form at the same time. */
const usual: WorkerLimits = { time: 45_000, heap: 512 };

const inTurn = createQueue(1);

/** Reads a signed trusted list in a separate thread, one at a time. @throws ListRefused */
export async function readListInWorker(
  task: ListTask,
  limits: Partial<WorkerLimits> = {},
): Promise<TrustedListKept> {
  const answer = await inTurn(() =>
    runInWorker<ListTask, ListAnswer>('listWorker', task, { ...usual, ...limits }).catch((error) => {
      if (!(error instanceof WorkerFailed) || error.failure === 'error') throw error;
      throw new ListRefused(error.failure === 'time' ? 'time-limit' : 'too-complex');
    }),
  );
  if ('refused' in answer) throw new ListRefused(answer.refused);
  return answer.list;
}
