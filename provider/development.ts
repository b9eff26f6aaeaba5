import { join } from 'node:path';
import { readConfig } from './config';
import { consoleFolder } from './consoleFolder';
import { Engine } from './db/pglite/engine';
import { greeting } from './greeting';
import { type RunningProvider, startProvider } from './provider';

/** A provider of `npm run dev`, and the embedded database that the next one goes on with. */
export interface DevelopmentProvider extends RunningProvider {
  readonly engine: Engine | undefined;
}

/**
 * Starts the provider as the environment has it, for `npm run dev`: in a process that goes on, over a database that stays
 * open, so that a change is there soon.
 * @param greet is given what to tell people, once
 * @param kept what the provider before had open
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
