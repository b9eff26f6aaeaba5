import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDurably, renameDurably, syncTree, writeDurably } from '../../provider/writeDurably';
import { diskSteps } from '../fixtures/diskSteps';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sportello-durably-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the operations on the disk, in order. */
async function stepsOf(work: () => unknown): Promise<readonly string[]> {
  const { steps, stop } = diskSteps(root);
  try {
    await work();
  } finally {
    stop();
  }
  return steps;
}

describe('a file that no power cut takes back', () => {
  it('has its name on the disk, and those of the folders made for it', async () => {
    const file = join(root, 'a', 'b', 'file');
    expect(await stepsOf(() => writeDurably(file, 'x'))).toEqual([
      'name a/b/file',
      'sync a/b',
      'sync a',
      'sync .',
    ]);
    expect(await stepsOf(() => writeDurably(file, 'y'))).toEqual(['name a/b/file', 'sync a/b']);
    expect(readFileSync(file, 'utf8')).toBe('y');
  });

  it('has them too where it only gets another name', async () => {
    writeFileSync(join(root, 'one'), 'x');
    const steps = await stepsOf(() => renameDurably(join(root, 'one'), join(root, 'a', 'two')));
    expect(steps).toEqual(['name a/two', 'sync a', 'sync .']);
    expect(readdirSync(root)).toEqual(['a']);
  });

  it('that is made once is whole, for its owner alone, and the first one stays', async () => {
    const file = join(root, 'a', 'secret');
    const made = ['sync a/secret as a draft', 'name a/secret', 'sync a', 'sync .'];
    expect(await stepsOf(() => makeDurably(file, 'x'))).toEqual(made);
    expect(await stepsOf(() => makeDurably(file, 'y'))).toEqual(['sync a/secret as a draft', 'sync a']);
    expect(readFileSync(file, 'utf8')).toBe('x');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, 'a'))).toEqual(['secret']);
  });
});

it('a folder is on the disk with everything that is in it, and its own name last', async () => {
  mkdirSync(join(root, 'copy', 'a'), { recursive: true });
  for (const name of ['one', 'a/two']) writeFileSync(join(root, 'copy', name), 'x');
  const steps = await stepsOf(() => syncTree(join(root, 'copy')));
  expect(steps.toSorted()).toEqual([
    'sync .',
    'sync copy',
    'sync copy/a',
    'sync copy/a/two',
    'sync copy/one',
  ]);
  expect(steps.slice(-2)).toEqual(['sync copy', 'sync .']);
});
