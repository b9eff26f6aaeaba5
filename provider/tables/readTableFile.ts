import { availableParallelism } from 'node:os';
import type { TableReading } from '../../contract/imports/tableReading';
import { cellsOf, linesOf } from '../../contract/tables/lines';
import { TableProblem } from '../../contract/tables/TableProblem';
import { Refusal } from '../refusal';
import { createQueue } from '../workers/createQueue';
import { runInWorker, WorkerFailed, type WorkerLimits } from '../workers/runInWorker';
import type { Answer, Task } from './task';

/** A parsed file with access to its rows. */
export interface TableOfFile {
  /** The names of its columns. */
  readonly titles: readonly string[];
  readonly length: number;
  /** The cells of a row, in the order of the titles. */
  readonly row: (index: number) => readonly string[];
  /** The line of a row in the file; the first line is 1. */
  readonly position: (index: number) => number;
  readonly reading: TableReading;
}

const usual: WorkerLimits = { time: 20_000, heap: 512 };

/** Limits the number of concurrent threads, so that one processor is left for the server's own thread. */
const inTurn = createQueue(Math.max(1, availableParallelism() - 1));

/**
 * Reads an uploaded file in a separate thread, so that no file can block or crash the server.
 *
 * @returns the table, or the records of a JSON list if the task accepts one
 * @throws Refusal `invalid` if it is unreadable, with what to do next
 */
export async function readTableFile(
  task: Task,
  limits: WorkerLimits = usual,
): Promise<TableOfFile | readonly string[]> {
  const answer = await inTurn(() => run(task, limits));
  if ('problem' in answer) throw fileRefused(answer.problem);
  if ('records' in answer) return answer.records;
  const { cut, header, rows, reading } = answer;
  const lines = linesOf(cut);
  const cells = (line: number) => cellsOf(lines, line).map((cell) => cell.trim());
  return {
    titles: cells(header),
    length: rows.length,
    row: (index) => cells(rows[index] ?? -1),
    position: (index) => lines.position(rows[index] ?? -1),
    reading,
  };
}

/** Returns a refusal about a file as a whole, with the message as summary and at the field `file`. */
export const fileRefused = (message: string): Refusal =>
  new Refusal('invalid', { detail: message, errors: [{ field: 'file', message }] });

async function run(task: Task, limits: WorkerLimits): Promise<Answer> {
  // A copy, because its buffer is transferred to the thread and can then no longer be used here.
  const bytes = new Uint8Array(task.bytes);
  try {
    return await runInWorker<Task, Answer>('tableWorker', { ...task, bytes }, limits, [bytes.buffer]);
  } catch (error) {
    if (!(error instanceof WorkerFailed) || error.failure === 'error') throw error;
    const problem = error.failure === 'time' ? 'tooSlow' : 'tooMuchInside';
    return { problem: new TableProblem(problem).message };
  }
}
