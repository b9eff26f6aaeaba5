import { subjectOf } from '../../../contract/transfer/transfer';
import type { ProcedureInstance } from '../../db/procedureRuns';
import { currentRun } from '../../procedures/advance';
import type { Doing } from '../../procedures/handlers';
import { keyIn, openPractice, type PracticeRow } from './practiceStore';
import { transfer } from './transfer';

/**
 * Locks the run of a practice until the transaction ends: before the row of the practice, as every event of the
 * procedure does, so that two calls never deadlock.
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
 * Reads and locks the practice of a call, which must still be unsigned, and its current step.
 * @throws Refusal
 */
export async function lockPractice(call: Doing, key: Parameters<typeof openPractice>[1]): Promise<Locked> {
  const found = await openPractice(call, key);
  const { step } = await lockRun(call, found);
  const row = await openPractice(call, keyIn(found), true);
  return { row, subject: subjectOf(keyIn(row)), step };
}
