import { describe, expect, it } from 'vitest';
import { readDirectory } from '../../../../contract/values/readDirectory';
import { zipOf } from '../../../../provider/documents/zip';
import { lookInside } from '../../../../src/upload/archive/lookInside';
import { zipBytes } from '../../../fixtures/zipBytes';

const FIRST = Buffer.from('PK\u0003\u0004');
const GIGABYTES = 2 * 1024 ** 3;

/** Returns a file of which only the end exists, and records the bytes read. */
function largeFile(end: Buffer, size: number) {
  const read: number[] = [];
  const from = size - end.length;
  const slice = (start: number, to: number) => {
    read.push(to - start);
    const bytes = Buffer.alloc(to - start);
    if (to > from) end.copy(bytes, Math.max(0, from - start), Math.max(0, start - from), to - from);
    if (start < 4) FIRST.copy(bytes, 0, start);
    return new Blob([new Uint8Array(bytes)]);
  };
  return { file: { size, slice } as unknown as Blob, read };
}
const blobOf = (...parts: readonly Buffer[]) => new Blob(parts.map((part) => new Uint8Array(part)));

describe('looking inside an archive', () => {
  it('reads the directory of 2 GB in some KB', async () => {
    const end = zipBytes([{ name: 'dati/altro.txt' }], { before: GIGABYTES, zip64: true });
    const { file, read } = largeFile(end, GIGABYTES + end.length);
    expect(await lookInside(file)).toEqual({
      files: 1,
      encrypted: 0,
      supplier: undefined,
      years: [],
      missing: [],
    });
    expect(read.reduce((sum, one) => sum + one, 0)).toBeLessThan(70_000);
  });

  it('knows suppliers and years by names, and what is missing', async () => {
    const names = [
      'NUVOLA_alunni_2023-24.csv',
      'vecchi\\nuvola_studenti_2022-23.csv',
      'leggimi.txt',
      'vuota/',
    ];
    const known = await lookInside(blobOf(FIRST, zipBytes(names.map((name) => ({ name })))));
    expect(known).toEqual({
      files: 3,
      encrypted: 0,
      supplier: 'Nuvola',
      years: [2022, 2023],
      missing: ['classi'],
    });
    const axios = await lookInside(blobOf(FIRST, zipBytes([{ name: 'Axios_SG10001_2024.bak' }])));
    expect(axios).toMatchObject({ supplier: 'Axios', years: [2024], missing: [] });
    const spaggiari = ['spaggiari_alunni_202425.csv', 'spaggiari_classi_202425.csv'].map((name) => ({
      name,
    }));
    expect(await lookInside(blobOf(FIRST, zipBytes(spaggiari)))).toMatchObject({
      supplier: 'Spaggiari',
      years: [2024],
      missing: [],
    });
  });

  it('tells what only a password opens', async () => {
    const zip = zipBytes([{ name: 'a.csv', encrypted: true }, { name: 'b.csv' }]);
    expect(await lookInside(blobOf(FIRST, zip))).toMatchObject({ files: 2, encrypted: 1 });
  });

  it.each([
    ['with a comment at its end', { comment: 'fatto da noi PK\u0005\u0006' }],
    ['of the larger kind', { zip64: true }],
  ])('reads an archive %s', async (_what, options) => {
    const zip = zipBytes([{ name: 'più grande.bak', size: 5_000_000_000 }], options);
    expect(await readDirectory(blobOf(FIRST, zip))).toEqual([
      expect.objectContaining({ name: 'più grande.bak', size: 5_000_000_000, encrypted: false }),
    ]);
  });

  it('tells an archive that is damaged from what is none', async () => {
    const zip = Buffer.concat([FIRST, zipBytes([{ name: 'a.csv' }, { name: 'b.csv' }])]);
    expect(await lookInside(blobOf(zip.subarray(0, zip.length - 5)))).toBe('damaged');
    // With the middle missing.
    expect(await lookInside(blobOf(zip.subarray(0, 10), zip.subarray(40)))).toBe('damaged');
    expect(await lookInside(blobOf(Buffer.from('%PDF-1.7 e altro')))).toBe('notZip');
    expect(await lookInside(blobOf())).toBe('notZip');
  });

  it('reads what other programs of ours pack, with its bytes', async () => {
    const content = Buffer.from('a'.repeat(99));
    const zip = zipOf({ name: 'città/alunni.csv', content, at: new Date('2026-09-01T00:00:00Z') });
    expect(await readDirectory(blobOf(zip))).toEqual([
      expect.objectContaining({ name: 'città/alunni.csv', size: 99, encrypted: false, method: 8 }),
    ]);
  });
});
