import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readTrust, type Trust, trustIn } from '../certificates/trustStore';
import { verifyFile } from '../verify/verifyFile';
import type { Answer, Task, TrustSource } from './task';

/** The program of the worker thread: one file, one answer. It reads files itself, so that none is copied. */
const { file, trust, content, ...question } = workerData as Task;

const bytesOf = (source: Task['file']): Buffer =>
  'path' in source
    ? readFileSync(source.path)
    : Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);

const trustFrom = (source: TrustSource): Trust =>
  'folders' in source ? readTrust(...source.folders) : trustIn(source.der.map((der) => Buffer.from(der)));

const answer: Answer = {
  report: verifyFile(bytesOf(file), {
    ...question,
    trust: trustFrom(trust),
    ...(content && { content: bytesOf(content) }),
  }),
};
parentPort?.postMessage(answer);
