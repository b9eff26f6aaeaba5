import { ConfigError } from '../config';
import { DatabaseUnavailable } from '../db/database';
import { StartupError } from '../db/startupError';
import { UsageError } from './usageError';

/** Errors whose message is a complete sentence for the terminal. */
const explained = [ConfigError, StartupError, UsageError, DatabaseUnavailable];

/**
 * Runs a terminal program. An error of these classes is printed as one sentence, without a stack trace, and the exit
 * code is 1.
 */
export async function program(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!explained.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
