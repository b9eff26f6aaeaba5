import { program } from './cli/program';
import { type Config, readConfig } from './config';
import { greeting } from './greeting';
import { systemClock } from './systemClock';

/** Answers that the installation is under maintenance, until the process is asked to end. */
async function serveMaintenance(config: Config): Promise<void> {
  const [{ buildMaintenanceApp }, { listen }, { logOf }] = await Promise.all([
    import('./maintenance'),
    import('./listen'),
    import('./monitoring/log'),
  ]);
  const app = buildMaintenanceApp(config, systemClock);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().finally(() => process.exit()));
  await listen(app, config);
  logOf('info').info(`Sportello is under maintenance (MAINTENANCE=1): ${config.publicUrl}`);
}

/**
 * Starts the provider from the environment, and stops it when the process is asked to end.
 * @param consoleFolder the folder of the built console
 * @param greet receives the text for people who try the demo
 */
export async function serveUntilStopped(
  consoleFolder: string,
  greet: (lines: string) => void,
): Promise<void> {
  await program(async () => {
    const config = readConfig(process.env);
    if (config.maintenance) return serveMaintenance(config);
    // Invalid settings are reported at once, before the packages of the server are loaded.
    const [{ startProvider }, { logOf }] = await Promise.all([
      import('./provider'),
      import('./monitoring/log'),
    ]);
    const provider = await startProvider(config, consoleFolder);
    // Before it reports that it is ready: a signal that follows at once must stop it, not kill it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void provider.stop().finally(() => process.exit()));
    }
    // Outside a demo a program reads the log: each line of it is JSON.
    if (config.demo) greet(greeting(config));
    else logOf('info').info(`Sportello is ready: ${config.publicUrl}`);
  });
}
