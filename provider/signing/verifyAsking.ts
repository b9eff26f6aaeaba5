import type { Answer, LinkDer, Task } from './worker/task';
import { type Limits, openInWorker } from './worker/verifyInWorker';

/** Asks authorities whether certificates were revoked. @returns their revocation lists and OCSP responses, DER */
export type AskRevocation = (unchecked: readonly LinkDer[]) => Promise<readonly Uint8Array[]>;

/** The result of verifying a file, and the task that gives the same result again. */
export interface Verified {
  readonly answer: Answer;
  /** The task, including the authorities' responses. */
  readonly task: Task;
}

/**
 * Verifies a file in a worker. If everything is valid except for a certificate of unknown revocation status, its
 * authority is asked, and the file is verified again with the response. No worker waits for the network.
 * @param ask absent if nobody is to be asked
 */
export async function verifyAsking(
  task: Task,
  limits: Partial<Limits>,
  ask: AskRevocation | undefined,
): Promise<Verified> {
  const answer = await openInWorker(task, limits);
  // For an opened file, `unchecked` has only certificates of signatures that are valid otherwise.
  const holds = answer.report.verdict === 'passed' || answer.opened !== undefined;
  if (!ask || !holds || answer.unchecked.length === 0) return { answer, task };
  const said = await ask(answer.unchecked);
  if (said.length === 0) return { answer, task };
  const again = { ...task, facts: [...(task.facts ?? []), ...said] };
  return { answer: await openInWorker(again, limits), task: again };
}

/**
 * Reports whether a file depends on a certificate, including one of a timestamp, whose revocation status is unknown.
 */
export const isUnchecked = ({
  report,
  unchecked,
}: {
  readonly report: Answer['report'];
  readonly unchecked: readonly unknown[];
}): boolean =>
  unchecked.length > 0 || report.signers.some(({ codes }) => codes.includes('revocation-unchecked'));
