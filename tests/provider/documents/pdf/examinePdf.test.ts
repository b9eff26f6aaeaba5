import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeContract } from '../../../../provider/documents/contractDocument';
import { examinePdf } from '../../../../provider/documents/pdf/examinePdf';
import { formPdf, imagePdf, onePagePdf, textPdf, writePdf } from '../../../fixtures/writePdf';

const stored = (name: string) => readFileSync(new URL(`../../../fixtures/pdf/${name}.pdf`, import.meta.url));
const GREY = '/Width 100/Height 100/ColorSpace/DeviceGray/BitsPerComponent 8';
const XFA = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>';
/** Returns a page with compressed content. */
const packedPage = (content: Buffer) =>
  writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    { dict: '/Filter/FlateDecode', stream: content },
  ]);

describe('a PDF that can be read', () => {
  it('has its pages counted, with text, with values in fields alone, and in JPEG 2000', async () => {
    expect(await examinePdf(textPdf('Contratto'))).toEqual({ pages: 1 });
    expect(await examinePdf(formPdf('12.500 euro'))).toEqual({ pages: 1 });
    expect(await examinePdf(formPdf('12.500 euro', ''))).toEqual({ pages: 1 });
    expect(await examinePdf(stored('scansione-jpeg2000'))).toEqual({ pages: 2 });
  });

  it('may have a password that keeps it from being changed', async () => {
    expect(await examinePdf(stored('solo-password-proprietario'))).toEqual({ pages: 1 });
  });

  it('is each document that we make', async () => {
    const school = { customerCode: 'SG10001', codMin: 'RMIC800001', name: 'Verdi', place: 'Roma' };
    const at = new Date('2026-11-28T10:00:00Z');
    const { content, pages } = await makeContract({
      type: 'S',
      anno: '2026/2027',
      school,
      head: 'Anna Bianchi',
      order: undefined,
      at,
    });
    expect(await examinePdf(content)).toEqual({ pages });
  });

  it('may be a static form, whose fields stand on its pages', async () => {
    const form = onePagePdf({
      content: '0 0 m 100 100 l S',
      page: '/Annots[5 0 R]',
      catalog: '/AcroForm<</Fields[5 0 R]/XFA 6 0 R>>',
      more: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[60 650 400 700]/F 4>>', { dict: '', stream: XFA }],
    });
    expect(await examinePdf(form)).toEqual({ pages: 1 });
  });
});

describe('a PDF that nobody can read', () => {
  it('is distinguished by its reason', async () => {
    const reasonOf = async (file: Buffer) => (await examinePdf(file)).unreadable;
    expect(await reasonOf(Buffer.alloc(0))).toBe('empty');
    expect(await reasonOf(Buffer.from('Gentile scuola'))).toBe('notPdf');
    expect(await reasonOf(Buffer.from('%PDF-1.4 nothing'))).toBe('broken');
    expect(await reasonOf(stored('password-utente-scuola'))).toBe('password');
    expect(await reasonOf(stored('modulo-xfa'))).toBe('xfa');
    const noPages = writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']);
    expect(await reasonOf(noPages)).toBe('noPages');
    expect(await reasonOf(onePagePdf())).toBe('blank');
    expect(await reasonOf(textPdf('   '))).toBe('blank');
  });

  it('has an image, a filter or a stream that cannot be decoded, or an object that is missing', async () => {
    const broken = {
      jpeg2000: imagePdf(`${GREY}/Filter/JPXDecode`, 'nothing'),
      jpeg: imagePdf(`${GREY}/Filter/DCTDecode`, 'nothing'),
      jbig2: imagePdf(`${GREY}/Filter/JBIG2Decode`, 'nothing'),
      unknown: imagePdf(`${GREY}/Filter/FooDecode`, 'nothing'),
      flate: imagePdf(`${GREY}/Filter/FlateDecode`, 'nothing'),
      size: imagePdf('/ColorSpace/DeviceGray/BitsPerComponent 8', 'nothing'),
      missing: onePagePdf({ content: 'q 500 0 0 700 40 80 cm /Im0 Do Q' }),
      cut: packedPage(deflateSync(Buffer.from('0 0 m 100 100 l S '.repeat(9000))).subarray(0, 60)),
      open: onePagePdf({ content: '0 0 m 100 100 l S BT (never closed' }),
      page: packedPage(Buffer.from('nothing')),
    };
    const found = Object.entries(broken).map(
      async ([name, file]) => [name, (await examinePdf(file)).unreadable] as const,
    );
    expect(Object.fromEntries(await Promise.all(found))).toEqual(
      Object.fromEntries(Object.keys(broken).map((name) => [name, 'undrawn'])),
    );
  });

  it('is read with limits of memory and time', async () => {
    const zeros = deflateSync(Buffer.alloc(400_000_000));
    const much = imagePdf(
      '/Width 20000/Height 20000/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode',
      zeros,
    );
    expect(await examinePdf(much, { buffers: 100_000_000 })).toMatchObject({ unreadable: 'tooComplex' });
    expect(await examinePdf(packedPage(zeros), { buffers: 100_000_000 })).toMatchObject({
      unreadable: 'tooComplex',
    });
    const endless = textPdf('Contratto');
    expect(await examinePdf(endless, { time: 1 })).toEqual({ unreadable: 'tooComplex' });
    const deep = onePagePdf({ content: '[ '.repeat(3_000_000) });
    expect(await examinePdf(deep, { heap: 20 })).toMatchObject({ unreadable: expect.any(String) });
  });

  it('may contain a huge number of streams', async () => {
    const named = Buffer.concat([textPdf('Contratto'), Buffer.from('/Type/ObjStm stream\n'.repeat(300_000))]);
    expect((await examinePdf(named)).pages ?? 'none').toBe(1);
  });
});
