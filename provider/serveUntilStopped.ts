import { program } from './cli/program';
import { readConfig } from './config';
import { greeting } from './greeting';
import { startProvider } from './provider';

/**
 * Starts the provider as the environment has it, and stops it when the process is asked to end.
 * @param consoleFolder where the built console is
 * @param greet is given what to tell people
 */
export async function serveUntilStopped(
  consoleFolder: string,
  greet: (lines: string) => void,
): Promise<void> {
  await program(async () => {
    const config = readConfig(process.env);
    const provider = await startProvider(config, consoleFolder);
    greet(greeting(config));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void provider.stop().finally(() => process.exit()));
    }
  });
}
