import { errors } from '../../contract/schema/errors';
import { ConfigError } from '../config';
import { DatabaseUnavailable } from '../db/database';
import { StartupError } from '../db/startupError';
import { Refusal } from '../refusal';
import { reasonOf } from '../telemetry/outage';
import { NotRunning, Refused } from './operatorCall';
import { UsageError } from './usageError';

/** The result of a run of the program: an exit code and the text to print. */
export interface Outcome {
  readonly code: 0 | 1 | 2 | 3;
  readonly output: string;
}

/** An operation did not complete: its message says how far it got. */
export class Unfinished extends Error {}

/** Returns the outcome for an error that has a message for the user of the command. @throws any other error */
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

/** Messages for errors of the file system that the user of the command can correct. */
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

/**
 * Formats a refusal; for a store that refused or was unreachable it includes the cause, which the provider's staff must
 * fix.
 */
function sentenceOf({ code, details, cause }: Refusal): string {
  const sentence = details.detail ?? errors[code].say;
  return cause === undefined ? sentence : `${sentence} (${reasonOf(cause).trim()})`;
}

/** The command-line option for each API field whose name differs from the option's. */
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
