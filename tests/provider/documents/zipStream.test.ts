import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readDirectory } from '../../../contract/values/readDirectory';
import { zipOf } from '../../../provider/documents/zip';
import { zipDirectory, zipHead, zipTail } from '../../../provider/documents/zipRecords';
import { zipStream } from '../../../provider/documents/zipStream';

const at = new Date('2026-11-23T10:20:30Z');
const GB = 1024 ** 3;

async function* pieces(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

it('is made file after file, and opens to what was put in', async () => {
  const read: string[] = [];
  const entry = (name: string, ...texts: string[]) => ({
    name,
    content: () => {
      read.push(name);
      return pieces(...texts);
    },
  });
  const made: Buffer[] = [];
  for await (const bytes of zipStream([entry('WWA/a.csv', 'uno;', 'due'), entry('è.txt')], at)) {
    if (made.length === 0) expect(read).toEqual([]);
    made.push(bytes);
  }
  const files = unzipSync(Buffer.concat(made));
  expect(Object.keys(files)).toEqual(['WWA/a.csv', 'è.txt']);
  expect(Buffer.from(files['WWA/a.csv'] ?? []).toString()).toBe('uno;due');
  expect(files['è.txt']).toHaveLength(0);
});

it('ends with what went wrong in a file', async () => {
  async function* broken() {
    yield Buffer.from('x');
    throw new Error('Nobody wants it any more.');
  }
  const read = async () => {
    for await (const _ of zipStream([{ name: 'a', content: broken }], at));
  };
  await expect(read()).rejects.toThrow('Nobody wants it any more.');
});

it('has its large numbers in the extension above 4 GB, and nowhere else', () => {
  const file = { name: 'a.csv', at, start: 5 * GB, crc: 7, size: 9 * GB, packed: 6 * GB };
  const tail = zipTail(file);
  expect([tail.length, tail.readBigUInt64LE(8), tail.readBigUInt64LE(16)]).toEqual([
    24,
    BigInt(6 * GB),
    BigInt(9 * GB),
  ]);
  const end = zipDirectory([file], 11 * GB);
  const extra = end.indexOf(Buffer.from([1, 0, 24, 0]));
  const numbers = [0, 8, 16].map((place) => Number(end.readBigUInt64LE(extra + 4 + place)));
  expect(numbers).toEqual([9 * GB, 6 * GB, 5 * GB]);
  const large = end.indexOf(Buffer.from('PK\x06\x06'));
  expect(Number(end.readBigUInt64LE(large + 48))).toBe(11 * GB);
  const locator = end.indexOf(Buffer.from('PK\x06\x07'));
  expect(Number(end.readBigUInt64LE(locator + 8))).toBe(11 * GB + large);
  const small = { ...file, start: 0, size: 9, packed: 6 };
  expect(zipTail(small)).toHaveLength(16);
  const plain = zipDirectory([small], 100);
  expect([plain.includes('PK\x06\x06'), plain.readUInt16LE(6)]).toEqual([false, 20]);
  expect(zipHead(small).readUInt16LE(4)).toBe(20);
});

it('is read again by the reader of both sides, with zip64 and without', async () => {
  const made: Buffer[] = [];
  for await (const bytes of zipStream([{ name: 'WWA/a.csv', content: () => pieces('uno;', 'due') }], at))
    made.push(bytes);
  const streamed = await readDirectory(new Blob(made as Buffer<ArrayBuffer>[]));
  const whole = await readDirectory(
    new Blob([zipOf({ name: 'WWA/a.csv', content: Buffer.from('uno;due'), at }) as Buffer<ArrayBuffer>]),
  );
  expect(streamed).toEqual([{ name: 'WWA/a.csv', size: 7, packed: 9, method: 8, at: 0, encrypted: false }]);
  expect(whole).toEqual(streamed);
  const many = Array.from({ length: 70_000 }, (_, nth) => {
    return { name: `${nth}`, at, start: nth === 0 ? 0 : 5 * GB, crc: 7, size: 9 * GB, packed: 6 };
  });
  const directory = new Blob([zipDirectory(many, 0) as Buffer<ArrayBuffer>]);
  const found = await readDirectory(directory);
  expect(found).toHaveLength(70_000);
  expect(Array.isArray(found) && found.at(-1)).toMatchObject({ name: '69999', size: 9 * GB, at: 5 * GB });
});
