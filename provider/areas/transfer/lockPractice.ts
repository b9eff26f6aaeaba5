import { subjectOf } from '../../../contract/transfer/transfer';
import type { ProcedureInstance } from '../../db/procedureRuns';
import { currentRun } from '../../procedures/advance';
import type { Doing } from '../../procedures/handlers';
import { keyIn, openPractice, type PracticeRow } from './practiceStore';
import { transfer } from './transfer';

/**
 * Locks the run of a practice until the transaction ends. Call it before the practice's row is locked: events of the
 * procedure lock in this order too, so that calls do not deadlock.
 */
export const lockRun = (
  call: Pick<Doing, 'tx' | 'caller'>,
  row: Parameters<typeof keyIn>[0],
): Promise<ProcedureInstance> => currentRun({ ...call, subject: subjectOf(keyIn(row)) }, transfer, true);

interface Locked {
  readonly row: PracticeRow;
  readonly subject: string;
  readonly step: string;
}

/**
 * Reads and locks the practice named in a call, and its current step.
 * @throws Refusal if there is none, or it is signed
 */
export async function lockPractice(call: Doing, key: Parameters<typeof openPractice>[1]): Promise<Locked> {
  const found = await openPractice(call, key);
  const { step } = await lockRun(call, found);
  const row = await openPractice(call, keyIn(found), true);
  return { row, subject: subjectOf(keyIn(row)), step };
}
