import { readFileSync } from 'node:fs';
import { platformContractDocument } from '../../contract/staff/endpoints/contracts';
import type { PlatformContract } from '../../contract/staff/platformContract';
import { callOperator, type OperatorAccess } from './operatorCall';
import { existingFile, onlyOptions } from './readOptions';

/** `contract upload`: uploads the document of a contract. @returns what to print */
export async function uploadContract(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const options = onlyOptions(args, ['school', 'contract', 'file']);
  const file = readFileSync(existingFile(options.file));
  const params = { school: options.school, fileName: options.contract };
  const { name } = (await callOperator(access(), platformContractDocument, {
    params,
    file,
  })) as PlatformContract;
  return `"${name}" has this document now; the school reads and signs it.`;
}
