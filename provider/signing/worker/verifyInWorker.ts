import { statSync } from 'node:fs';
import { SIGNED_FILE_LIMIT } from '../../../contract/constants';
import type { SignatureReport } from '../../../contract/signatures/report';
import { inThread, ThreadEnded, type ThreadLimits } from '../../inThread';
import type { UnreadableCode } from '../asn1/unreadable';
import { unreadable } from '../verify/verifyFile';
import { createQueue } from './createQueue';
import type { Answer, Task } from './task';

/** The file lies outside of the thread's heap. */
export interface Limits extends ThreadLimits {
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
  return inTurn(() => run(task, { time, heap }, refused));
}

/** A program that throws has met a file that it cannot read. */
const codes = { time: 'time-limit', heap: 'too-complex', error: 'malformed' } as const;

async function run(
  task: Task,
  limits: ThreadLimits,
  refused: (code: UnreadableCode) => Answer,
): Promise<Answer> {
  try {
    return await inThread<Answer>('signingWorker', task, limits);
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    return refused(codes[error.why]);
  }
}

const sizeOf = (file: Task['file']): number =>
  'path' in file ? statSync(file.path).size : file.bytes.byteLength;
