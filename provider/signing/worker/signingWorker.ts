import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ListedAuthority } from '../../../contract/trustedList/trustedList';
import { withListed } from '../certificates/listedTrust';
import { readTrust, type Trust, trustIn, withFacts } from '../certificates/trustStore';
import { contentIn, examineFile } from '../verify/verifyFile';
import type { Answer, Task, TrustSource } from './task';

/** The program of the worker thread: one file, one answer. It reads files itself, so that none is copied. */
const { file, trust, facts = [], content, timestamp, open, ...question } = workerData as Task;

const bytesOf = (source: Task['file']): Buffer =>
  'path' in source
    ? readFileSync(source.path)
    : Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);

const listed = new Set<ListedAuthority>();
const trustFrom = (source: TrustSource): Trust => {
  const own =
    'folders' in source ? readTrust(...source.folders) : trustIn(source.der.map((der) => Buffer.from(der)));
  return withListed(own, source.listed ?? [], (authority) => listed.add(authority));
};

const asked = {
  ...question,
  trust: withFacts(
    trustFrom(trust),
    facts.map((der) => Buffer.from(der)),
  ),
  ...(content && { content: bytesOf(content) }),
  ...(timestamp && { timestamp: Buffer.from(timestamp) }),
};
// Looking at a file may write it over: what is opened is a copy.
const inside = open && contentIn(Buffer.from(bytesOf(file)), asked);
const { report, unchecked, signatures } = examineFile(bytesOf(file), asked);
const answer: Answer = {
  report,
  unchecked: unchecked.map(({ certificate, issuer }) => ({
    certificate: new Uint8Array(certificate.der),
    issuer: new Uint8Array(issuer.der),
  })),
  signatures,
  listed: [...listed],
  ...(inside && { content: new Uint8Array(inside) }),
};
parentPort?.postMessage(answer);
