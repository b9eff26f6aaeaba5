import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { fill, fixture } from './filled.mjs';
import { printTable } from './report.mjs';

/** 8,000 schools are 1.6 million users. */
const SCHOOLS = Number(process.env.BENCH_SCHOOLS ?? 8000);

/** A fixed key: no provider was started on the database that would have made one. */
const SECRET_KEY = 'only for the bench, and long enough';

/**
 * Measures how long it takes to back up all schools, to verify the backup, and to restore it into an empty database.
 */
export async function restoring() {
  const { startCluster, onDatabase } = await fixture('postgresqlCluster');
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-restore-'));
  try {
    for (const name of ['bench', 'restored'])
      await onDatabase(cluster.url('postgres'), `create database ${name}`);
    await fill(cluster.url('bench'), SCHOOLS);
    const operator = (database, ...words) => {
      const where = { DATABASE_URL: cluster.url(database), DATA_DIR: folder, SECRET_KEY };
      const env = { ...process.env, DEMO: '0', ...where };
      const before = performance.now();
      execFileSync(process.execPath, [join(root, 'dist/provider/operator.js'), 'backup', ...words], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return (performance.now() - before) / 1000;
    };
    const create = operator('bench', 'create', '--to', join(folder, 'backups'));
    const [name] = readdirSync(join(folder, 'backups'));
    const backup = join(folder, 'backups', name);
    const seconds = {
      create,
      verify: operator('bench', 'verify', '--from', backup),
      restore: operator('restored', 'restore', '--from', backup),
    };
    const { tables } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
    const rows = tables.reduce((sum, one) => sum + one.rows, 0);
    const files = readdirSync(join(backup, 'tables')).map(
      (file) => statSync(join(backup, 'tables', file)).size,
    );
    const bytes = files.reduce((sum, size) => sum + size, 0);
    console.log(`\n${SCHOOLS * 200} users, ${rows} rows, ${Math.round(bytes / 1_000_000)} MB`);
    printTable([
      ['what', 'seconds', 'rows a second'],
      ...Object.entries(seconds).map(([what, took]) => [what, took.toFixed(1), (rows / took).toFixed(0)]),
    ]);
    return { users: SCHOOLS * 200, rows, bytes, seconds, targets: [] };
  } finally {
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
