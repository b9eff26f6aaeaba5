import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { inGroups } from '../../../provider/backup/inGroups';
import { copyObjects } from '../../../provider/backup/objectFiles';
import type { ObjectStore } from '../../../provider/objects/objectStore';

/** Blocks until this many callers have arrived. */
function gate(count: number) {
  let come = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    come += 1;
    if (come === count) open();
    await opened;
  };
}

it('so many are at work together, and what came of them is in their order', async () => {
  const pass = gate(3);
  const groups: (readonly number[])[] = [];
  for await (const group of inGroups([1, 2, 3, 4], 3, async (one) => {
    await pass();
    return one * 10;
  }))
    groups.push(group);
  expect(groups).toEqual([[10, 20, 30], [40]]);
});

it('one that fails is reported once the others have ended', async () => {
  const ended: number[] = [];
  const all = inGroups([1, 2, 3, 4], 3, async (one) => {
    if (one === 1) throw new Error('the first');
    await Promise.resolve();
    ended.push(one);
  });
  await expect(all.next()).rejects.toThrow('the first');
  expect(ended).toEqual([2, 3]);
});

it('files of schools are copied together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-copied-'));
  const pass = gate(8);
  const store = {
    async *list() {
      for (let id = 0; id < 8; id += 1) yield { customerCode: 'SG10001', id: String(id), state: 'whole' };
    },
    read: async () => {
      await pass();
      return Readable.from([Buffer.from('a')]);
    },
  } as unknown as ObjectStore;
  try {
    const lines: string[] = [];
    for await (const some of copyObjects(store, folder)) lines.push(...some);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
