import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchFolders } from '../../../scripts/lib/watchFolders.mjs';

let folder: string;
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache/watched-'));
  mkdirSync(join(folder, 'all'));
  writeFileSync(
    join(folder, 'main.js'),
    `export const all = import.meta.glob('./all/*.js', { eager: true });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has a build made again with a file that is new in a folder, and once it is gone', async () => {
  const watcher = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [watchFolders(join(folder, 'all'))],
    build: { watch: {}, write: false, ssr: true, rolldownOptions: { input: join(folder, 'main.js') } },
  })) as Rolldown.RolldownWatcher;
  const made = () => new Promise<void>((resolve) => whenMade.push(resolve));
  const whenMade: (() => void)[] = [];
  watcher.on('event', ({ code }) => {
    if (code === 'END') whenMade.shift()?.();
  });
  await made();
  const file = join(folder, 'all/one.js');
  const again = made();
  writeFileSync(file, 'export const one = 1;');
  await expect(again).resolves.toBeUndefined();
  const last = made();
  rmSync(file);
  await expect(last).resolves.toBeUndefined();
  await watcher.close();
});
