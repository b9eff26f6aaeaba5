import { join } from 'node:path';
import { readConfig } from './config';
import { consoleFolder } from './consoleFolder';
import { Engine } from './db/pglite/engine';
import { greeting } from './greeting';
import { type RunningProvider, startProvider } from './provider';

/** A provider of `npm run dev`, and the embedded database that the next one reuses. */
export interface DevelopmentProvider extends RunningProvider {
  readonly engine: Engine | undefined;
}

/**
 * Starts the provider from the environment, for `npm run dev`: in a long-lived process, over a database that stays
 * open, so that a change is visible soon.
 * @param greet receives the text to show to people, once
 * @param kept the resources that the previous provider had open
 */
export async function startForDevelopment(
  greet: (lines: string) => void,
  kept?: Engine,
): Promise<DevelopmentProvider> {
  const config = readConfig(process.env);
  const engine = config.databaseUrl ? undefined : (kept ?? new Engine(join(config.dataDir, 'database')));
  try {
    const provider = await startProvider(config, consoleFolder, { engine });
    if (!kept) greet(greeting(config));
    return { ...provider, engine };
  } catch (error) {
    if (!kept) await engine?.close();
    throw error;
  }
}
