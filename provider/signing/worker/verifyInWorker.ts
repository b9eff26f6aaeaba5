import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { SIGNED_FILE_LIMIT } from '../../../contract/constants';
import type { SignatureReport } from '../../../contract/signatures/report';
import { builtWorker } from '../../builtWorker';
import { createQueue } from '../../createQueue';
import type { UnreadableCode } from '../asn1/unreadable';
import { unreadable } from '../verify/verifyFile';
import type { Answer, Task } from './task';

export interface Limits {
  /** Milliseconds. */
  readonly time: number;
  /** Of the thread's own heap, in MB; the file lies outside it. */
  readonly heap: number;
  /** Bytes of the file. */
  readonly size: number;
}

/** Threads at once: each may hold a file and its heap. */
const inTurn = createQueue(2);

const usual: Limits = { time: 30_000, heap: 128, size: SIGNED_FILE_LIMIT };

/**
 * Verifies a file in a thread of its own, so that no file stalls the server nor takes it down. It resolves for
 * whatever the file holds; what goes over a limit is `unreadable`, with the code of the limit.
 */
export async function verifyInWorker(task: Task, limits: Partial<Limits> = {}): Promise<SignatureReport> {
  return (await openInWorker(task, limits)).report;
}

/** The same, with the document inside where the task asks for it. */
export async function openInWorker(task: Task, limits: Partial<Limits> = {}): Promise<Answer> {
  const { time, heap, size } = { ...usual, ...limits };
  const about = { at: task.at.toISOString(), fileSha256: null };
  const refused = (code: UnreadableCode): Answer => ({
    report: { ...unreadable(code), ...about },
    unchecked: [],
    signatures: [],
    listed: [],
  });
  if (sizeOf(task.file) > size) return refused('too-large');
  return inTurn(() => run(task, time, heap, refused));
}

function run(
  task: Task,
  time: number,
  heap: number,
  refused: (code: UnreadableCode) => Answer,
): Promise<Answer> {
  const worker = new Worker(builtWorker('signingWorker'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(refused('time-limit'));
      void worker.terminate();
    }, time);
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.once('message', finish);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      finish(refused(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-complex' : 'malformed')),
    );
  });
}

const sizeOf = (file: Task['file']): number =>
  'path' in file ? statSync(file.path).size : file.bytes.byteLength;
