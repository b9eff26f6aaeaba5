import type { Answer, LinkDer, Task } from './worker/task';
import { type Limits, openInWorker } from './worker/verifyInWorker';

/** Asks authorities whether their certificates were revoked. @returns what they said: lists and responses, DER */
export type AskRevocation = (unchecked: readonly LinkDer[]) => Promise<readonly Uint8Array[]>;

/** What came of a file, and with what it was come to. */
export interface Verified {
  readonly answer: Answer;
  /** The task with what authorities said: the same answer comes of it again. */
  readonly task: Task;
}

/**
 * Verifies a file in a worker. Where all is well but nobody knows whether a certificate was revoked, its authority is
 * asked, and the file is verified again with what that said. No worker waits for the network.
 * @param ask absent where nobody is to be asked
 */
export async function verifyAsking(
  task: Task,
  limits: Partial<Limits>,
  ask: AskRevocation | undefined,
): Promise<Verified> {
  const answer = await openInWorker(task, limits);
  // Of a file that was opened only certificates of signatures that hold otherwise are unchecked.
  const holds = answer.report.verdict === 'passed' || answer.opened !== undefined;
  if (!ask || !holds || answer.unchecked.length === 0) return { answer, task };
  const said = await ask(answer.unchecked);
  if (said.length === 0) return { answer, task };
  const again = { ...task, facts: [...(task.facts ?? []), ...said] };
  return { answer: await openInWorker(again, limits), task: again };
}

/** Whether a file rests on a certificate, be it of a timestamp, of which nobody knows whether it was revoked. */
export const isUnchecked = ({
  report,
  unchecked,
}: {
  readonly report: Answer['report'];
  readonly unchecked: readonly unknown[];
}): boolean =>
  unchecked.length > 0 || report.signers.some(({ codes }) => codes.includes('revocation-unchecked'));
