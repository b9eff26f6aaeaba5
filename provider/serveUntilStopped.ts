import { program } from './cli/program';
import { type Config, readConfig } from './config';
import { greeting } from './greeting';
import { systemClock } from './systemClock';

/** Serves the maintenance page until the process is asked to end. */
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
    // Registered before the process reports that it is ready, because a signal that follows at once must stop it in
    // order.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void provider.stop().finally(() => process.exit()));
    }
    // Greets only in the demo. Elsewhere a program reads the output, of which each line is JSON.
    if (config.demo) greet(greeting(config));
    else logOf('info').info(`Sportello is ready: ${config.publicUrl}`);
  });
}
