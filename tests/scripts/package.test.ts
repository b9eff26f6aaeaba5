import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../scripts/lib/build.mjs';
import { makePackage } from '../../scripts/lib/package.mjs';
import { freePort } from '../fixtures/freePort';
import { runProgram } from '../fixtures/runningProgram';

const OPERATOR = 'only-for-the-test-of-the-package-1234567890';
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

describe('the package', () => {
  let folder: string;
  let made: { readonly bytes: number; readonly packages: readonly string[] };
  // Outside the project, so that none of its files are resolved from there.
  beforeAll(async () => {
    await buildStale();
    folder = mkdtempSync(join(tmpdir(), 'sportello-package-'));
    made = makePackage(join(folder, 'sportello'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has the packages of the provider alone, and less than 120 MB', () => {
    expect(made.bytes).toBeLessThan(120_000_000);
    const foreign = ['react', '@mui/material', 'vite', 'vitest', 'typescript', 'playwright-core'];
    expect(foreign.filter((name) => made.packages.includes(`node_modules/${name}`))).toEqual([]);
    expect(existsSync(join(folder, 'sportello', 'deploy', 'Containerfile'))).toBe(true);
  });

  it('makes the demo and serves it, as a training instance', async () => {
    const program = runProgram([join(folder, 'sportello/provider/main.js')], {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'training'),
    });
    await program.says('Sportello is ready');
    expect(program.printed()).toContain('First start: the demo is being made');
    expect(program.printed()).toContain('supervisor.SG10001');
    expect(await program.end('SIGTERM')).toBe(0);
  });

  it('has the pages for its operators, and everything that they link to', () => {
    const docs = join(folder, 'sportello', 'docs');
    expect(existsSync(join(docs, 'monitoring', 'alerts.yml'))).toBe(true);
    const missing = ['operations.md', 'monitoring.md', 'configuration.md'].flatMap((page) =>
      [...readFileSync(join(docs, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(docs, path))),
    );
    expect(missing).toEqual([]);
  });

  it('serves, with its secrets in files, and ends when it is asked to', async () => {
    const port = String(await freePort());
    writeFileSync(join(folder, 'key'), `${'k'.repeat(40)}\n`);
    writeFileSync(join(folder, 'operator'), `${OPERATOR}\n`);
    const settings = { PORT: port, DATA_DIR: join(folder, 'data'), DEMO: '0' };
    const secrets = { SECRET_KEY_FILE: join(folder, 'key'), OPERATOR_SECRET_FILE: join(folder, 'operator') };
    const { PATH } = process.env;
    const program = runProgram([join(folder, 'sportello/provider/main.js')], {
      PATH,
      ...settings,
      ...secrets,
    });
    await program.says('Sportello is ready');
    const at = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);
    expect((await at('/readyz')).status).toBe(204);
    expect(await (await at('/')).text()).toContain('<html lang="it"');
    expect((await at('/gestore')).status).toBe(200);
    const headers = { authorization: `Bearer ${OPERATOR}` };
    expect((await at('/api/operator/schools', { headers })).status).toBe(200);
    expect(await program.end('SIGTERM')).toBe(0);
    const lines = program.printed().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toContain(
      `Sportello is ready: http://localhost:${port}`,
    );
    expect(existsSync(join(folder, 'data', 'secret.key'))).toBe(false);
  });

  it.skipIf(!hasSystemd)('has a unit that systemd takes', () => {
    const unit = join(folder, ['sportello', '8081.service'].join('@'));
    writeFileSync(unit, readFileSync('deploy/sportello@.service'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.skipIf(!hasPromtool)('has rules that Prometheus takes, and that tell what they should', () => {
    for (const words of [
      ['check', 'rules', 'docs/monitoring/alerts.yml'],
      ['test', 'rules', 'docs/monitoring/alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' });
      expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
    }
  });
});
