import { readFileSync } from 'node:fs';
import { trustedListImport } from '../../contract/trustedList/endpoints';
import type { TrustedListChanges } from '../../contract/trustedList/trustedList';
import { dayInRome, showDay } from '../../contract/values/dates';
import { callOperator, type OperatorAccess } from './operatorCall';
import { existingFile, readOptions } from './readOptions';
import { UsageError } from './usageError';

/**
 * `trust import FILE`: sends the signed XML of a trusted list to the provider, which verifies it. @returns what to
 * print
 */
export async function importTrust(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const { files } = readOptions(args, []);
  if (files.length !== 1) throw new UsageError('trust import needs one file: the list.');
  const file = readFileSync(existingFile(files[0]));
  return words((await callOperator(access(), trustedListImport, { file })) as TrustedListChanges);
}

function words({
  territory,
  sequence,
  issuedAt,
  nextUpdate,
  authorities,
  services,
  ...changes
}: TrustedListChanges): string {
  const day = (moment: string) => showDay(dayInRome(moment));
  const part = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}: ${names.length}`, ...names.map((name) => `  ${name}`)];
  return [
    `List ${sequence} of ${territory}, issued ${day(issuedAt)}: ${authorities} authorities for qualified signatures, ${services} services for timestamps and registered delivery.`,
    ...(changes.unchanged ? ['It is in use already: nothing was changed.'] : []),
    ...part('Added', changes.added),
    ...part('Withdrawn: what they sign from then on is refused', changes.withdrawn),
    ...part('No longer in the list', changes.removed),
    nextUpdate ? `The next list is due on ${day(nextUpdate)}.` : 'The list says that no other will follow.',
  ].join('\n');
}
