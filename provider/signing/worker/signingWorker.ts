import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ListedAuthority } from '../../../contract/trustedList/trustedList';
import { withListedAuthorities } from '../certificates/listedTrust';
import type { Link } from '../certificates/revocation';
import { readTrust, type Trust, trustIn, withFacts } from '../certificates/trustStore';
import { examineFile } from '../verify/verifyFile';
import type { Answer, LinkDer, Task, TrustSource } from './task';

/** The program of the worker thread: one file, one response. It reads files itself, so that none is copied. */
const { file, trust, facts = [], content, timestamp, open, ...question } = workerData as Task;

const bytesOf = (source: Task['file']): Buffer =>
  'path' in source
    ? readFileSync(source.path)
    : Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);

const listed = new Set<ListedAuthority>();
const trustFrom = (source: TrustSource): Trust => {
  const own =
    'folders' in source ? readTrust(...source.folders) : trustIn(source.der.map((der) => Buffer.from(der)));
  return withListedAuthorities(own, source.listed ?? [], (authority) => listed.add(authority));
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

async function examine(): Promise<Answer> {
  if (open) {
    const { openFile } = await import('../open/openFile');
    const { contents, unchecked, report } = await openFile(bytesOf(file), { ...asked, name: open.name });
    return {
      report,
      opened: { report, contents },
      unchecked: unchecked.map(derOf),
      signatures: [],
      listed: [...listed],
    };
  }
  const { report, unchecked, signatures } = examineFile(bytesOf(file), asked);
  return { report, unchecked: unchecked.map(derOf), signatures, listed: [...listed] };
}

const derOf = ({ certificate, issuer }: Link): LinkDer => ({
  certificate: new Uint8Array(certificate.der),
  issuer: new Uint8Array(issuer.der),
});

parentPort?.postMessage(await examine());
