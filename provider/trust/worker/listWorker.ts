import { X509Certificate } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { fingerprintOf } from '../../db/trustedListSigners';
import { ListRefused } from '../listRefused';
import { readTrustedList } from '../trustedList';
import type { ListAnswer, ListTask } from './listTask';

/** Reads a list in the worker thread, and returns the list or why it is refused. */
function answerTo({ bytes, signers, at }: ListTask): ListAnswer {
  try {
    const pinned = signers.map((der) => new X509Certificate(Buffer.from(der)));
    const { signer, ...list } = readTrustedList(bytes, { signers: pinned, at });
    return { list: { ...list, signer: fingerprintOf(signer) } };
  } catch (error) {
    if (error instanceof ListRefused) return { refused: error.reason };
    throw error;
  }
}

parentPort?.postMessage(answerTo(workerData as ListTask));
