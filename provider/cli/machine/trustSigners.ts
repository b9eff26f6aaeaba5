import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { type AuditedChange, PLATFORM, recordAudit } from '../../audit/recordAudit';
import { readConfig } from '../../config';
import type { Tx } from '../../db/database';
import { addSigner, fingerprintOf, readSigners, removeSigner } from '../../db/trustedListSigners';
import { whoIs } from '../../identity/operators/who';
import { systemClock } from '../../systemClock';
import { accountOfMachine } from '../accountOfMachine';
import { existingFile, readOptions } from '../readOptions';
import { UsageError } from '../usageError';
import { onDatabase } from './onDatabase';

const YES = '--yes';
/** Minimum bits of an RSA key, as for signatures of people. */
const SHORTEST_KEY = 2048;

/** `trust pin CERTIFICATE`: accepts signatures of the certificate on the trusted list. @returns the text to print */
export async function pinSigner(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { file, yes } = oneArgument(args, 'trust pin needs one file: the certificate of who signs the list.');
  const certificate = certificateIn(existingFile(file));
  refuseUnusable(certificate);
  await confirm(`${described(certificate)}\nIts signature on the trusted list will count.`, yes);
  const fingerprint = fingerprintOf(certificate);
  const added = await changing(env, 'pin', fingerprint, (tx) =>
    addSigner(tx, certificate, systemClock.now()),
  );
  return added ? `${fingerprint} is pinned.` : `${fingerprint} was pinned already.`;
}

/**
 * `trust unpin FINGERPRINT`: its signature is no longer accepted, nor is the list in use if it signed that one.
 * @returns what to print
 */
export async function unpinSigner(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { file = '', yes } = oneArgument(
    args,
    'trust unpin needs one fingerprint, as trust signers prints it.',
  );
  const fingerprint = file.replaceAll(':', '').toLowerCase();
  await confirm(
    `${fingerprint}\nIts signature will count no more, nor will the list in use if it signed that.`,
    yes,
  );
  if (await changing(env, 'unpin', fingerprint, (tx) => removeSigner(tx, fingerprint)))
    return `${fingerprint} is pinned no more.`;
  throw new UsageError(`${fingerprint} is not pinned: trust signers prints those that are.`);
}

/**
 * `trust signers`: lists the certificates whose signatures on the trusted list are accepted. @returns the text to print
 */
export async function listSigners(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  readOptions(args, []);
  const signers = await onDatabase(readConfig(env), (db) => db.asPlatform(readSigners));
  if (signers.size === 0) return 'No signer of the trusted list is pinned: trust pin CERTIFICATE pins one.';
  return [...signers.values()].map(described).join('\n\n');
}

function oneArgument(args: readonly string[], missing: string) {
  const { files } = readOptions(
    args.filter((one) => one !== YES),
    [],
  );
  if (files.length !== 1) throw new UsageError(missing);
  return { file: files[0], yes: args.includes(YES) };
}

function certificateIn(file: string): X509Certificate {
  const bytes = readFileSync(file);
  try {
    return new X509Certificate(bytes);
  } catch {
    throw new UsageError(`${file} is no certificate (PEM or DER).`);
  }
}

function refuseUnusable(certificate: X509Certificate): void {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
  if (type !== 'rsa' || (details?.modulusLength ?? 0) < SHORTEST_KEY)
    throw new UsageError(`The certificate needs an RSA key of at least ${SHORTEST_KEY} bits.`);
  if (new Date(certificate.validTo) < systemClock.now())
    throw new UsageError(`The certificate has expired: it was valid until ${certificate.validTo}.`);
}

const described = (certificate: X509Certificate): string =>
  [
    certificate.subject.replaceAll('\n', ', '),
    `issued by ${certificate.issuer.replaceAll('\n', ', ')}`,
    `valid until ${showDay(dayInRome(new Date(certificate.validTo).toISOString()))}`,
    `SHA-256 ${certificate.fingerprint256}`,
  ].join('\n');

/** Shows the planned change and waits for a yes on the terminal. @throws UsageError without one */
async function confirm(about: string, yes: boolean): Promise<void> {
  if (yes) return;
  stderr.write(`${about}\nCompare the fingerprint with the one that was published. Write yes to go on: `);
  const lines = createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY });
  try {
    for await (const line of lines) {
      if (line.trim().toLowerCase() === 'yes') return;
      break;
    }
  } finally {
    lines.close();
  }
  throw new UsageError(`Nothing was changed: it needs a yes, or ${YES}.`);
}

/**
 * Changes the pinned signers as the owner of the database, and records the change in the provider's audit log. Returns
 * whether anything changed.
 */
function changing(
  env: NodeJS.ProcessEnv,
  action: 'pin' | 'unpin',
  fingerprint: string,
  change: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const name = env.OPERATOR_NAME || accountOfMachine();
  const who = name ? whoIs.onMachine(name) : whoIs.machine;
  const actor = { customerCode: PLATFORM, who, asWhom: who, address: null, at: systemClock.now() };
  const line: AuditedChange = { entity: 'trustedList', action, id: fingerprint };
  return onDatabase(readConfig(env), (db) =>
    db.asOwner(async (tx) => {
      const changed = await change(tx);
      if (changed) await recordAudit(tx, actor, [line]);
      return changed;
    }),
  );
}
