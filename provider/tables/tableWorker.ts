import { parentPort, workerData } from 'node:worker_threads';
import { TableProblem } from '../../contract/tables/TableProblem';
import { readUpload } from './readUpload';
import type { Answer, Task } from './task';

/** The program of the worker thread: one file, one response. */
const task = workerData as Task;

const answer: Answer = await readUpload(task).catch((error) => {
  if (error instanceof TableProblem) return { problem: error.message };
  throw error;
});
parentPort?.postMessage(answer);
