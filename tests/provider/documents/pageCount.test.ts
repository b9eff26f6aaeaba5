import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageCount } from '../../../provider/documents/pageCount';

const PAGE = '<</Type /Page>>';
const packed = (text: string, ...zeros: readonly Buffer[]) =>
  Buffer.concat([
    Buffer.from('1 0 obj<</Type/ObjStm>>\nstream\r\n'),
    deflateSync(Buffer.concat([...zeros, Buffer.from(text)])),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const pdf = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part as string))]);

describe('the pages of a PDF', () => {
  it('are counted where they stand, and in each of its compressed streams', () => {
    expect(pageCount(pdf(PAGE, '<</Type/Pages>>', PAGE))).toBe(2);
    expect(pageCount(pdf(PAGE, packed(PAGE), '<</Type/Font>>', packed(PAGE + PAGE)))).toBe(4);
  });

  it('are none where it is no PDF, or has none that can be read', () => {
    expect(pageCount(Buffer.from(PAGE))).toBeUndefined();
    expect(pageCount(pdf('<</Type/ObjStm>>\nstream\nnothing compressed\nendstream'))).toBeUndefined();
    expect(pageCount(pdf('<</Type/ObjStm>>\nstream\n', packed(PAGE).subarray(40)))).toBeUndefined();
  });

  it('are not looked for in what blows up: so many bytes of streams are read, and no more', () => {
    const much = Buffer.alloc(100_000_000);
    expect(pageCount(pdf(PAGE, packed(PAGE, much), packed(PAGE)))).toBe(1);
    const half = Buffer.alloc(30_000_000);
    expect(pageCount(pdf(packed(PAGE, half), packed(PAGE, half), packed(PAGE, half)))).toBe(2);
  });

  it('are looked for in streams that are not compressed as well, but no more behind a damaged one', () => {
    const plain = '<</Type/ObjStm>>\nstream\nnothing compressed\nendstream';
    expect(pageCount(pdf(plain, packed(PAGE)))).toBe(1);
    const damaged = packed(PAGE, Buffer.alloc(1000));
    damaged.fill(255, damaged.indexOf('stream') + 12, damaged.indexOf('stream') + 16);
    expect(pageCount(pdf(packed(PAGE), damaged, packed(PAGE)))).toBe(1);
  });

  it('are looked for once over a file that names streams without end', () => {
    expect(pageCount(pdf(PAGE, '/Type/ObjStm '.repeat(300_000)))).toBe(1);
    expect(pageCount(pdf(PAGE, '/Type/ObjStm stream\n'.repeat(300_000)))).toBe(1);
  });
});
