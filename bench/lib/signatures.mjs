import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { inRounds } from './inRounds.mjs';
import { median, printTable } from './report.mjs';

const DOCUMENT = 50_000_000;
/** The memory limit of quality.md, in MB. */
const MEMORY = 300;
const POLL = 2;

/**
 * Verifies a document of 50 MB, in one piece, streamed and in base64, and compares it with `openssl cms -verify`, which
 * checks less: time of the whole process, and its peak memory (Linux reports it under /proc).
 */
export async function signatures(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-signatures-'));
  try {
    const files = await signed(folder);
    const trust = ['-CAfile', join(folder, 'ca.pem'), '-purpose', 'any', '-out', join(folder, 'out')];
    const ours = ({ file }) =>
      measured(process.execPath, ['dist/provider/p7m.js', 'verify', file, '--trust', join(folder, 'trust')]);
    const openssl = ({ file, form }) =>
      measured('openssl', ['cms', '-verify', '-cades', '-binary', '-inform', form, '-in', file, ...trust]);
    const sides = Object.fromEntries(
      files.flatMap((one) => [
        [`ours, ${one.name}`, () => ours(one)],
        [`openssl, ${one.name}`, () => openssl(one)],
      ]),
    );
    const figures = files.map(({ name }) => ({
      what: `MB to verify 50 MB, ${name}`,
      of: (round) => round[`ours, ${name}`].mb,
      limit: MEMORY,
      atMost: true,
      absolute: true,
    }));
    const { samples, targets } = await inRounds('signatures', sides, figures, rounds);
    console.log('\nVerifying a signed document of 50 MB: the whole process, medians');
    printTable([
      ['side and form', 'ms', 'MB'],
      ...Object.entries(samples).map(([side, all]) => [
        side,
        median(all.map(({ ms }) => ms)).toFixed(0),
        median(all.map(({ mb }) => mb)).toFixed(0),
      ]),
    ]);
    return { samples, targets };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program to completion. Rejects when it fails: a refused file would be quick. */
async function measured(program, args) {
  const start = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: 'ignore' });
  let mb = 0;
  const timer = setInterval(() => {
    mb = peakOf(child.pid) || mb;
  }, POLL);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`);
  return { ms: performance.now() - start, mb };
}

function peakOf(pid) {
  try {
    // A process that has ended but whose exit code was not yet collected still has an entry, without memory.
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return peak && Number(peak) / 1024;
  } catch {
    return undefined;
  }
}

/** Signs the document with openssl in three forms. */
async function signed(folder) {
  const at = (name) => join(folder, name);
  const openssl = (...args) => run('openssl', args, { cwd: folder });
  const subject = '/C=IT/serialNumber=TINIT-RSSMRA80A01H501U/CN=Mario Rossi';
  const authority = ['-addext', 'keyUsage=critical,keyCertSign', '-subj', '/CN=CA', '-days', '30'];
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  mkdirSync(at('trust'));
  writeFileSync(at('person.cnf'), 'keyUsage=critical,nonRepudiation\nbasicConstraints=CA:FALSE\n');
  writeFileSync(at('document'), Buffer.alloc(DOCUMENT, 'Contratto di licenza. '));
  await openssl('req', '-x509', ...key, ...authority, '-keyout', 'ca.key', '-out', 'ca.pem');
  writeFileSync(at('trust/ca.pem'), readFileSync(at('ca.pem')));
  await openssl('req', ...key, '-subj', subject, '-keyout', 'p.key', '-out', 'p.csr');
  const issue = [
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-extfile',
    'person.cnf',
    '-days',
    '20',
  ];
  await openssl('x509', '-req', '-in', 'p.csr', ...issue, '-out', 'p.pem');
  const sign = ['cms', '-sign', '-cades', '-binary', '-nodetach', '-in', 'document', '-signer', 'p.pem'];
  const by = ['-inkey', 'p.key', '-md', 'sha256'];
  await openssl(...sign, ...by, '-outform', 'DER', '-out', 'one.p7m');
  await openssl(...sign, ...by, '-outform', 'DER', '-stream', '-out', 'streamed.p7m');
  await openssl(...sign, ...by, '-outform', 'PEM', '-out', 'text.p7m');
  return [
    { name: 'one piece', file: at('one.p7m'), form: 'DER' },
    { name: 'streamed', file: at('streamed.p7m'), form: 'DER' },
    { name: 'base64', file: at('text.p7m'), form: 'PEM' },
  ];
}
