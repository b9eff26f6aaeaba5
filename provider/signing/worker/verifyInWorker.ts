import { statSync } from 'node:fs';
import { SIGNED_FILE_LIMIT } from '../../../contract/constants';
import type { OpenedReport } from '../../../contract/signing/opened';
import type { SignatureReport } from '../../../contract/signing/report';
import { createQueue } from '../../workers/createQueue';
import { runInWorker, WorkerFailed, type WorkerLimits } from '../../workers/runInWorker';
import type { UnreadableCode } from '../asn1/unreadable';
import { safeName } from '../open/safeName';
import { unreadable } from '../verify/verifyFile';
import type { Answer, Task } from './task';

export interface Limits extends WorkerLimits {
  /** The maximum size of the file in bytes. */
  readonly size: number;
}

/** Runs at most two threads at a time, because each needs memory for a file and a heap. */
const inTurn = createQueue(2);

const usual: Limits = { time: 30_000, heap: 128, size: SIGNED_FILE_LIMIT };

const failures = {
  time: 'time-limit',
  heap: 'too-complex',
  error: 'malformed',
} as const satisfies Record<WorkerFailed['failure'], UnreadableCode>;

/**
 * Verifies a file in a separate thread, so that no file can block or crash the server. It resolves for any content; a
 * file that exceeds a limit is `unreadable`, with the code of the limit.
 */
export async function verifyInWorker(task: Task, limits: Partial<Limits> = {}): Promise<SignatureReport> {
  return (await openInWorker(task, limits)).report;
}

/** Verifies a file as `verifyInWorker` does, and also returns the files inside it if the task requests them. */
export async function openInWorker(task: Task, limits: Partial<Limits> = {}): Promise<Answer> {
  const { time, heap, size } = { ...usual, ...limits };
  const about = { at: task.at.toISOString(), fileSha256: null };
  const refused = (code: UnreadableCode): Answer => ({
    report: { ...unreadable(code), ...about },
    ...(task.open && { opened: { report: unopened(task, code), contents: new Map() } }),
    unchecked: [],
    signatures: [],
    listed: [],
  });
  if (sizeOf(task.file) > size) return refused('too-large');
  return inTurn(() =>
    runInWorker<Task, Answer>('signingWorker', task, { time, heap }).catch((error) => {
      if (error instanceof WorkerFailed) return refused(failures[error.failure]);
      throw error;
    }),
  );
}

/** Returns the report of a file that was not opened because of a limit. */
const unopened = ({ at, file, open }: Task, code: UnreadableCode): OpenedReport => ({
  ...unreadable(code),
  at: at.toISOString(),
  fileSha256: null,
  signers: [],
  timestamps: [],
  files: [
    {
      parent: null,
      name: safeName(open?.name ?? ''),
      form: 'other',
      mediaType: 'application/octet-stream',
      size: sizeOf(file),
      sha256: null,
      verdict: 'unreadable',
      codes: [code],
    },
  ],
});

const sizeOf = (file: Task['file']): number =>
  'path' in file ? statSync(file.path).size : file.bytes.byteLength;
