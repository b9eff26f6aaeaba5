import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, statSync, writeSync } from 'node:fs';
import type { Clock } from '../../contract/values/clock';
import { asTaxCode, TAX_CODE, type TaxCode } from '../../contract/values/codiceFiscale';
import { readConfig } from '../config';
import { demoAuthority, issueTo } from '../signing/sign/demoAuthority';
import { signCades } from '../signing/sign/signCades';
import type { P7mOutcome } from './p7mOutcome';
import { existingFile, readMoment, readOptions } from './readOptions';
import { UsageError } from './usageError';

const nobodyInParticular = { taxCode: 'RSSMRA80A01H501U', givenName: 'Mario', surname: 'Rossi' };

/** `sign FILE …`: signs as a person of the demo. */
export async function signP7m(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: Clock,
): Promise<P7mOutcome> {
  const names = ['out', 'person', 'name', 'surname', 'key', 'at'] as const;
  const { files, options } = readOptions(args, names);
  if (files.length > 1) throw new UsageError('One file at a time.');
  const config = readConfig(env);
  if (!config.demo) throw new UsageError('Only a demo signs for its people: DEMO=0 has none.');
  const path = existingFile(files[0]);
  const out = options.out ?? `${path}.p7m`;
  const at = options.at ? readMoment(options.at) : clock.now();
  const person = {
    taxCode: readTaxCode(options.person ?? nobodyInParticular.taxCode),
    givenName: options.name ?? nobodyInParticular.givenName,
    surname: options.surname ?? nobodyInParticular.surname,
  };
  const signer = await issueTo(person, demoAuthority(config.dataDir, clock.now()), at, readKind(options.key));
  const digest = await digestOf(path);
  const { before, after } = signCades({ digest, length: statSync(path).size, ...signer, at });
  await write(out, path, before, after);
  return { code: 0, output: JSON.stringify({ file: out, contentSha256: digest.toString('hex'), ...person }) };
}

function readTaxCode(text: string): TaxCode {
  const code = asTaxCode(text);
  if (TAX_CODE.test(code)) return code;
  throw new UsageError(`"${text}" is not a tax code.`);
}

function readKind(text = 'ec'): 'rsa' | 'ec' {
  if (text === 'rsa' || text === 'ec') return text;
  throw new UsageError('--key is rsa or ec.');
}

async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest();
}

/**
 * Writes the signed file: `before`, the document and `after`. The document is copied in pieces, because it may be
 * large.
 */
async function write(out: string, path: string, before: Buffer, after: Buffer): Promise<void> {
  const file = openSync(out, 'w');
  try {
    writeSync(file, before);
    for await (const piece of createReadStream(path)) writeSync(file, piece as Buffer);
    writeSync(file, after);
  } finally {
    closeSync(file);
  }
}
