import { readFileSync } from 'node:fs';
import { contractCounterSign } from '../../contract/contracts/endpoints';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

/**
 * `contract countersign`: adds the provider's own signature to a contract that a school signed. @returns what to print
 */
export async function counterSignContract(
  args: readonly string[],
  access: () => OperatorAccess,
): Promise<string> {
  const { school, contract, file } = optionsOf(args, {
    school: { type: 'string' },
    contract: { type: 'string' },
    file: { type: 'string' },
  });
  if (!school) throw new UsageError('contract countersign needs --school.');
  if (!contract) throw new UsageError('contract countersign needs --contract, the name of its file.');
  await operatorCommand(access(), contractCounterSign.path, {
    customerCode: school,
    fileName: contract,
    ...(file && { file: read(file) }),
  });
  return `The counter-signature of ${contract} of ${school} was verified and kept; the school sees it.`;
}

function read(file: string): string {
  try {
    return readFileSync(file).toString('base64');
  } catch (error) {
    throw new UsageError(`--file cannot be read: ${(error as Error).message}`);
  }
}
