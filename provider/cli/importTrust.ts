import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dayInRome, showDay } from '../../contract/dates';
import { trustedListImport, trustedListSigner } from '../../contract/endpoints/trustedList';
import { readTrustedList, type TrustedList } from '../trust/trustedList';
import { ListRefused } from '../trust/xml';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { readOptions } from './readOptions';
import { UsageError } from './usageError';

interface Changes {
  readonly added: readonly string[];
  readonly withdrawn: readonly string[];
  readonly removed: readonly string[];
}

/** `trust import FILE`: a trusted list takes the place of the one before, once its signature holds. @returns what to print */
export async function importTrust(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const replaceSigner = args.includes('--replace-signer');
  const { files, options } = readOptions(
    args.filter((one) => one !== '--replace-signer'),
    ['signer'],
  );
  const [file] = files;
  if (!file || files.length > 1) throw new UsageError('trust import needs one file: the list.');
  const signer = options.signer ? certificateIn(options.signer) : await rememberedSigner(access());
  const list = readList(file, signer);
  const body = { list: { ...list, signer: signer.raw.toString('base64') }, replaceSigner };
  const changes = (await operatorCommand(access(), trustedListImport.path, body)) as Changes;
  return words(list, changes);
}

function readList(file: string, signer: X509Certificate): TrustedList {
  try {
    return readTrustedList(readFile(file).toString('utf8'), signer);
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    throw new UsageError(`${file} is not taken. ${error.message}`);
  }
}

async function rememberedSigner(access: OperatorAccess): Promise<X509Certificate> {
  const { signer } = (await operatorCommand(access, trustedListSigner.path, {})) as {
    signer?: string | null;
  };
  if (signer) return new X509Certificate(Buffer.from(signer, 'base64'));
  throw new UsageError(
    'The first list needs --signer CERTIFICATE: who signs it, as the European list of lists names it.',
  );
}

function certificateIn(file: string): X509Certificate {
  try {
    return new X509Certificate(readFile(file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} is no certificate (PEM or DER).`);
  }
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function words(
  { territory, sequence, issuedAt, nextUpdate, authorities }: TrustedList,
  changes: Changes,
): string {
  const day = (moment: string) => showDay(dayInRome(moment));
  const part = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}: ${names.length}`, ...names.map((name) => `  ${name}`)];
  return [
    `List ${sequence} of ${territory}, issued ${day(issuedAt)}: ${authorities.length} authorities for qualified signatures.`,
    ...part('Added', changes.added),
    ...part('Withdrawn: what they sign from then on is refused', changes.withdrawn),
    ...part('No longer in the list', changes.removed),
    nextUpdate ? `The next list is due on ${day(nextUpdate)}.` : 'The list says that no other will follow.',
  ].join('\n');
}
