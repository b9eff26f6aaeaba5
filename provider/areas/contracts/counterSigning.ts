import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { type CounterSigningDependencies, counterSignOne } from './counterSignOne';

export const counterSigning = new JobKind<{ readonly customerCode: string; readonly fileName: string }>(
  'counterSigning',
);

/** Milliseconds. */
export const DEMO_COUNTER_SIGNS_AFTER = 60_000;

/** Counter-signs automatically in a demo; a contract that is not accepted stays signed. */
export const counterSigningWorker = (dependencies: CounterSigningDependencies): Worker =>
  workerOf(counterSigning, async (contract) => {
    const { state, refusal } = await counterSignOne(dependencies, contract);
    if (state === 'refused') throw new Error(`The counter-signature of ${contract.fileName}: ${refusal.say}`);
  });
