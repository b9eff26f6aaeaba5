import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTableFile } from '../../../provider/tables/readTableFile';
import { filesUnder } from '../../architecture/sources';
import { hostileTables } from '../../fixtures/hostileTables';
import { xlsx } from '../../fixtures/xlsx';

const most = 1_000_000;
const columns = [['Nome'], ['Cognome']];
const detail = (problem: RegExp) =>
  expect.objectContaining({
    code: 'invalid',
    details: { detail: expect.stringMatching(problem), errors: [expect.objectContaining({ field: 'file' })] },
  });

describe('a table that somebody sends', () => {
  it.each(Object.entries(hostileTables))(
    'is refused by its counts, in words, where it is made to hold up the server: %s',
    async (_what, [bytes, problem]) => {
      expect(bytes.length).toBeLessThanOrEqual(most);
      await expect(readTableFile({ bytes, most, columns })).rejects.toEqual(detail(problem));
    },
  );

  it('is aborted once its time is over, and the server still answers meanwhile', async () => {
    const bytes = xlsx(Array.from({ length: 20_000 }, (_, row) => ['Anna', `Rossi ${row}`]));
    // If it were read in the server's thread, its time limit could not end before it is read.
    const limits = { time: 1, heap: 512 };
    await expect(readTableFile({ bytes, most: 10_000_000, columns }, limits)).rejects.toEqual(
      detail(/richiede troppo tempo/),
    );
  });

  it('is given up where it needs more memory than it may have', async () => {
    const bytes = xlsx(Array.from({ length: 60_000 }, (_, row) => ['Anna', `Rossi ${row}`, 'x'.repeat(60)]));
    const limits = { time: 60_000, heap: 12 };
    await expect(readTableFile({ bytes, most: 10_000_000, columns }, limits)).rejects.toEqual(
      detail(/troppi dati/),
    );
  });

  it('is read in no other folder of the provider', () => {
    const readers = filesUnder('provider').filter((path) =>
      /contract\/tables\/(readTable|readText|xlsx)/.test(readFileSync(path, 'utf8')),
    );
    expect(readers).toEqual(['provider/tables/readUpload.ts']);
  });
});
