import { program } from './cli/program';
import { readConfig } from './config';
import { greeting } from './greeting';

/**
 * Starts the provider as the environment has it, and stops it when the process is asked to end.
 * @param consoleFolder where the built console is
 * @param greet is given what to tell people who try the demo
 */
export async function serveUntilStopped(
  consoleFolder: string,
  greet: (lines: string) => void,
): Promise<void> {
  await program(async () => {
    const config = readConfig(process.env);
    // What is wrong with the settings is said at once, before the packages are loaded that serve.
    const [{ startProvider }, { logOf }] = await Promise.all([
      import('./provider'),
      import('./monitoring/log'),
    ]);
    const provider = await startProvider(config, consoleFolder);
    // Before it says that it is ready: a signal that follows at once must stop it, not kill it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void provider.stop().finally(() => process.exit()));
    }
    // Elsewhere than in a demo a program reads the log: each line of it is JSON.
    if (config.demo) greet(greeting(config));
    else logOf('info').info(`Sportello is ready: ${config.publicUrl}`);
  });
}
