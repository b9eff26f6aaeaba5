import { ConfigError } from '../config';
import { DatabaseUnavailable } from '../db/database';
import { StartupError } from '../db/startupError';
import { UsageError } from './usageError';

/** Failures whose message is a whole sentence for the terminal. */
const explained = [ConfigError, StartupError, UsageError, DatabaseUnavailable];

/** Runs a program of the terminal: what it can explain is one sentence and exit code 1, never a stack trace. */
export async function program(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!explained.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
