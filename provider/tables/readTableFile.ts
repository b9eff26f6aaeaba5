import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TableReading } from '../../contract/entities/tableReading';
import { cellsOf, linesOf } from '../../contract/tables/lines';
import { TableProblem } from '../../contract/tables/TableProblem';
import { builtWorker } from '../builtWorker';
import { createQueue } from '../createQueue';
import { Refusal } from '../refusal';
import type { Answer, Task } from './task';

/** A file that was read, its rows one by one. */
export interface TableOfFile {
  /** The names of its columns. */
  readonly titles: readonly string[];
  readonly length: number;
  /** The cells of a row, in the order of the titles. */
  readonly row: (index: number) => readonly string[];
  /** Where a row is in the file; the first line is 1. */
  readonly position: (index: number) => number;
  readonly reading: TableReading;
}

export interface ReadLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Of the thread's own heap, in MB. */
  readonly heap: number;
}

const usual: ReadLimits = { time: 20_000, heap: 512 };

/** Threads at once: the thread of the server keeps a processor. */
const inTurn = createQueue(Math.max(1, availableParallelism() - 1));

/**
 * Reads a file that somebody sent in a thread of its own, so that no file holds up the server or takes it down.
 *
 * @returns the table, or the records of a list in JSON where the task takes one
 * @throws Refusal `invalid` where it cannot be read, with what to do next
 */
export async function readTableFile(
  task: Task,
  limits: ReadLimits = usual,
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

/** A file that is refused as a whole, at its field and in the summary. */
export const fileRefused = (message: string): Refusal =>
  new Refusal('invalid', { detail: message, errors: [{ field: 'file', message }] });

function run(task: Task, { time, heap }: ReadLimits): Promise<Answer> {
  // A copy of its own, which goes to the thread without being copied again.
  const bytes = new Uint8Array(task.bytes);
  const worker = new Worker(builtWorker('tableWorker'), {
    workerData: { ...task, bytes },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve({ problem: new TableProblem('tooSlow').message });
      void worker.terminate();
    }, time);
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.once('message', finish);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        return finish({ problem: new TableProblem('tooMuchInside').message });
      clearTimeout(timer);
      reject(error);
    });
  });
}
