import { subjectOf } from '../../../contract/entities/transfer';
import { currentRun } from '../../procedures/advance';
import type { Doing } from '../../procedures/arrangement';
import { keyIn, openPractice, type PracticeRow } from './practiceStore';
import { transfer } from './transfer';

interface Locked {
  readonly row: PracticeRow;
  readonly subject: string;
  readonly step: string;
}

/**
 * The practice of a call, still to be signed, and the step that it is at, locked until the transaction ends: first its
 * run and then its row, as every event of the procedure does, so that two calls never wait for each other.
 * @throws Refusal
 */
export async function lockPractice(call: Doing, key: Parameters<typeof openPractice>[1]): Promise<Locked> {
  const known = keyIn(await openPractice(call, key));
  const subject = subjectOf(known);
  const { step } = await currentRun({ ...call, subject }, transfer, true);
  return { row: await openPractice(call, known, true), subject, step };
}
