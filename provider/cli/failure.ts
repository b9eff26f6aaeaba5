import { errors } from '../../contract/schema/errors';
import { ConfigError } from '../config';
import { DatabaseUnavailable } from '../db/database';
import { StartupError } from '../db/startupError';
import { Refusal } from '../refusal';
import { reasonOf } from '../telemetry/outage';
import { NotRunning, Refused } from './operatorCall';
import { UsageError } from './usageError';

/** What a run of the program leaves: an exit code and what to print. */
export interface Outcome {
  readonly code: 0 | 1 | 2 | 3;
  readonly output: string;
}

/** What was begun did not come to its end: its message says how far it came. */
export class Unfinished extends Error {}

/** What is said of an error that has words for whoever typed the command. @throws what has none */
export function failure(error: unknown): Outcome {
  if (error instanceof UsageError || error instanceof ConfigError) {
    return { code: 2, output: `${error.message}\nTry: npm run operator -- --help` };
  }
  if (error instanceof NotRunning) {
    return { code: 3, output: `${error.message} Start the provider (npm start), or set OPERATOR_URL.` };
  }
  if (error instanceof StartupError || error instanceof DatabaseUnavailable || error instanceof Unfinished)
    return { code: 1, output: error.message };
  if (error instanceof Refused) return { code: 1, output: refusal(error) };
  if (error instanceof Refusal) return { code: 1, output: sentenceOf(error) };
  const why = onDisk[(error as NodeJS.ErrnoException).code ?? ''];
  if (why && error instanceof Error) return { code: 1, output: ofFile(error, why) };
  throw error;
}

/** What the machine says of a file or folder, and whoever typed the command can mend. */
const onDisk: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of its disk is used up',
  EFBIG: 'it would be larger than its disk allows',
  EIO: 'its disk fails',
  ENOTDIR: 'what should be a folder is a file',
  EISDIR: 'what should be a file is a folder',
  EEXIST: 'something else is there',
};

const ofFile = ({ path = 'A file', message }: NodeJS.ErrnoException, why: string): string =>
  `${path} cannot be written or read: ${why} (${message}).`;

/** Of a store that refused us or was away, what it said too: it is ours to mend. */
function sentenceOf({ code, details, cause }: Refusal): string {
  const sentence = details.detail ?? errors[code].say;
  return cause === undefined ? sentence : `${sentence} (${reasonOf(cause).trim()})`;
}

/** Fields of the API by the options that they are written as. */
const optionOf: Readonly<Record<string, string>> = {
  customerCode: 'school',
  anno: 'year',
  applicationCode: 'application',
  fileName: 'contract',
  statusRichiesta: 'status',
  startsOn: 'from',
  endsOn: 'until',
};

function refusal({ status, problem }: Refused): string {
  if (status === 401) {
    return 'The provider does not accept this secret: use the DATA_DIR or OPERATOR_SECRET that it was started with, or a client that is enabled.';
  }
  const title = `The provider refused (${status}): ${problem.detail ?? problem.title ?? 'no reason given'}`;
  return [
    title,
    ...(problem.errors ?? []).map(({ field, message }) => `  --${optionOf[field] ?? field}: ${message}`),
  ].join('\n');
}
