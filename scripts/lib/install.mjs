import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const LEAST_NODE = [20, 19];

/**
 * Returns why the installed packages differ from package-lock.json, or null when they do not. Packages for another
 * platform are optional and may be absent.
 * @param {string} [folder]
 * @returns {string | null}
 */
export function whyInstall(folder = root) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'no packages are installed';
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (path === '' || (optional && !present[path])) continue;
    if (present[path]?.version !== version)
      return `${path.replace(/^.*node_modules\//, '')} is not ${version}`;
  }
  return null;
}

/** Refuses an outdated Node with a message; installs the packages of the lock file if they are missing. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
    throw new Error(`Node ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
  const why = whyInstall();
  if (!why) return;
  console.log(`Installing the packages of package-lock.json: ${why}.`);
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
}
