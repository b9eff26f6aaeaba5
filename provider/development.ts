import { join } from 'node:path';
import { readConfig } from './config';
import { consoleFolder } from './consoleFolder';
import { Engine } from './db/pglite/engine';
import { greeting } from './greeting';
import { type RunningProvider, startProvider } from './provider';

/**
 * A provider of `npm run dev`, and its embedded database, which the next provider of the process uses again; undefined
 * with PostgreSQL.
 */
export interface DevelopmentProvider extends RunningProvider {
  readonly engine: Engine | undefined;
}

/**
 * Starts the provider from the environment, for `npm run dev`. The process and its open embedded database outlive each
 * provider, so that a change takes effect quickly.
 * @param greet called once with the text to show to people
 * @param kept the embedded database that the previous provider opened
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
