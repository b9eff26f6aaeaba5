import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { broken, nothing } from './report.mjs';
import { outcome } from './run.mjs';

/**
 * Runs the unit suite and one start of the built provider on another Node, from npm's package with its program. Counts
 * as one check; skipped, with a message, if that Node is unavailable.
 * @param {string} major
 */
export async function onOtherNode(major) {
  const node = await fetchNode(major);
  if (!node) {
    console.log(`Node ${major} cannot be had on this machine: nothing was run on it.`);
    return { ...nothing(), skipped: 1 };
  }
  const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot', '--no-color'];
  for (const args of [unit, ['scripts/smoke.mjs']]) {
    const { status, output } = await outcome(node, args);
    if (status !== 0) return broken(`Node ${major}: ${args[0]}`, output.slice(-4000));
  }
  return { ...nothing(), passed: 1 };
}

/**
 * Installs npm's package node-<platform>-<arch>, which contains Node itself and needs no install script. Returns the
 * path of the program; undefined if it is unavailable.
 */
async function fetchNode(major) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, '.cache', `node-${major}`);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  const { status } = await outcome('npm', ['install', '--no-save', '--no-audit', `${name}@${major}`], {
    cwd: folder,
  });
  return status === 0 && existsSync(program) ? program : undefined;
}
