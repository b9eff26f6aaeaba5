import { writeFileSync } from 'node:fs';
import type { OutputOf } from '../../contract/schema/endpoint';
import { personDataExport } from '../../contract/staff/endpoints/personData';
import { callOperator, type OperatorAccess } from './operatorCall';
import { onlyOptions } from './readOptions';
import { UsageError } from './usageError';

/** `person export`: writes everything stored about a person into a file. @returns what to print */
export async function exportPerson(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const { file, reason, scope, ...params } = onlyOptions(args, ['school', 'uid', 'scope', 'reason', 'file']);
  if (!file) throw new UsageError('The command needs --file, which it writes.');
  const query = { scope: scope ?? 'person', reason: reason ?? '' };
  const { content } = (await callOperator(access(), personDataExport, { params, query })) as OutputOf<
    typeof personDataExport
  >;
  // Readable by this account alone.
  writeFileSync(file, Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' });
  return `Written to ${file}: dati.html to read, dati.json for machines.`;
}
