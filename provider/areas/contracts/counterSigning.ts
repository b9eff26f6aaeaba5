import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { type CounterSigningDependencies, counterSignOne } from './counterSignOne';

export const counterSigning = new JobKind<{ readonly customerCode: string; readonly fileName: string }>(
  'counterSigning',
);

/** Milliseconds after the school's signature until a demo counter-signs. */
export const DEMO_COUNTER_SIGNS_AFTER = 60_000;

/**
 * Returns the worker that counter-signs in a demo. If the counter-signature is not accepted, the job fails and the
 * contract keeps only the school's signature.
 */
export const counterSigningWorker = (dependencies: CounterSigningDependencies): Worker =>
  workerOf(counterSigning, async (contract) => {
    const { state, refusal } = await counterSignOne(dependencies, contract);
    if (state === 'refused') throw new Error(`The counter-signature of ${contract.fileName}: ${refusal.say}`);
  });
