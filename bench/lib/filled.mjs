import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';

/** The password of everybody in schools made by `fill`. */
export const PASSWORD = 'Sportello-2026';

/** Loads a module of the test fixtures. */
export const fixture = async (name) =>
  (await runnerImport(join(root, `tests/fixtures/${name}.ts`), { configFile: false })).module;

/**
 * Fills an empty PostgreSQL with this number of schools of 200 users each: BM00001 and so on, each with a supervisor.
 */
export async function fill(DATABASE_URL, schools) {
  console.log(`\nFilling PostgreSQL with ${schools} schools of 200 users …`);
  const child = spawn(
    process.execPath,
    [join(root, 'dist/provider/demoMillion.js'), '--schools', String(schools)],
    {
      env: { ...process.env, DATABASE_URL, DEMO_PASSWORD: PASSWORD },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The schools could not be generated.');
}

/** @param {number} index starts at 1 */
export const schoolCode = (index) => `BM${String(index).padStart(5, '0')}`;
