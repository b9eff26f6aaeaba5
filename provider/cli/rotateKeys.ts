import { masterKeyRotate, tokenKeyRotate } from '../../contract/keys/endpoints';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { readOptions } from './readOptions';
import { UsageError } from './usageError';

const ways = ['accept', 'refuse'] as const;

/** `keys rotate [token|master]`: replaces the named key, or both if none is named. @returns the text to print */
export async function rotateKeys(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const { files: names, options } = readOptions(args, ['before']);
  const [which = 'both', ...more] = names;
  const before = ways.find((way) => way === (options.before ?? 'accept'));
  if (!['token', 'master', 'both'].includes(which) || more.length > 0)
    throw new UsageError('keys rotate needs token or master, or nothing for both.');
  if (!before) throw new UsageError('--before is accept or refuse.');
  if (options.before && which === 'master') throw new UsageError('--before is for the token key.');
  const lines: string[] = [];
  if (which !== 'master') lines.push(await rotateToken(access(), before));
  if (which !== 'token') lines.push(await rotateMaster(access()));
  return lines.join('\n');
}

async function rotateToken(access: OperatorAccess, before: (typeof ways)[number]): Promise<string> {
  const answer = await operatorCommand(access, tokenKeyRotate.path, { before });
  const { kid, signsFrom, acceptedUntil } = answer as {
    kid: string;
    signsFrom: string;
    acceptedUntil?: string;
  };
  const rest = acceptedUntil
    ? `Those of the key before are accepted until ${acceptedUntil}.`
    : 'Those of the key before are refused, by every process within a minute.';
  return `Tokens are signed with the new key ${kid} from ${signsFrom} on. ${rest}`;
}

async function rotateMaster(access: OperatorAccess): Promise<string> {
  const { sealed } = (await operatorCommand(access, masterKeyRotate.path, {})) as { sealed: number };
  return `There is a new key in secret.key, and ${sealed} secrets of the database are sealed with it. Keep a copy of the file apart from the backups of the database; backups made before need the one before.`;
}
