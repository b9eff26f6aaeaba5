import { readFileSync } from 'node:fs';
import { registryPublish } from '../../contract/registry/endpoints';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

const OPTIONS = { school: { type: 'string' }, year: { type: 'string' }, file: { type: 'string' } } as const;

/** `registry publish`: changes what Alunni and Personale of the demo return for a school. @returns what to print */
export async function publishRegistry(
  args: readonly string[],
  access: () => OperatorAccess,
): Promise<string> {
  const { school, year, file } = optionsOf(args, OPTIONS);
  if (!school || !year || !file) throw new UsageError('registry publish needs --school, --year and --file.');
  const body = { customerCode: school, anno: year, persone: readPeople(file) };
  const { persone } = (await operatorCommand(access(), registryPublish.path, body)) as { persone: number };
  return `Alunni and Personale now say ${persone} people of ${school} in ${year}.`;
}

function readPeople(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is no file of people in JSON: ${(error as Error).message}`);
  }
}
