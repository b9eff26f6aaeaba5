import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesIn, type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';
import {
  CONTRACT,
  latest,
  type PdfObjects,
  savePdf,
  signPdf,
  streamOf,
} from '../../../fixtures/signatures/pdf';

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

/** Signs a contract that was prepared for a later change, and saves that change after the signature. */
async function changed(prepared: PdfObjects, change: (pdf: Buffer) => PdfObjects) {
  const pdf = signPdf(savePdf({ ...CONTRACT, ...prepared }), { sign: (bytes) => made.detached(bytes) });
  const report = await made.open(savePdf(change(pdf), pdf));
  return { verdict: report.verdict, codes: codesIn(report) };
}

const modified = { verdict: 'failed', codes: ['pdf-modified'] };
const text = (entries: string) => `${CONTRACT[7]}`.replace(/>>$/, `${entries} >>`);
/** A field that shows another value than it holds. */
const held = text('/V (900) /AP << /N 40 0 R >>');
const shown = streamOf('BT /F1 12 Tf (100) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 240 20]');
const form = (pdf: Buffer, entries: string) => latest(pdf, 6).replace(/>>$/, `${entries} >>`);
const page = (content: string, entries = '') =>
  streamOf(`BT /F1 14 Tf 60 740 Td (Canone: ${content} euro) Tj ET`, entries);

describe('a PDF prepared for a change after its signature', () => {
  it.each(['/Type /ObjStm /N 0 /First 0', '/Type /XRef /Size 1 /W [1 1 1]'])(
    'fails where the text of the page says that it belongs to the file alone: %s',
    async (entries) => {
      expect(await changed({ 4: page('100', entries) }, () => ({ 4: page('900', entries) }))).toEqual(
        modified,
      );
    },
  );

  it('fails where the text of the page is among the fields of the form', async () => {
    const prepared = {
      3: `${CONTRACT[3]}`.replace('/Contents 4 0 R', '/Contents 30 0 R'),
      6: `${CONTRACT[6]}`.replace('/Fields [7 0 R]', '/Fields 30 0 R'),
      30: '[4 0 R 7 0 R]',
    };
    const added = '/FT /Sig /T (Altra) /V << /Type /Sig /Filter /Adobe.PPKLite >>';
    const { verdict } = await changed(prepared, (pdf) => ({
      30: latest(pdf, 30).replace(/\]$/, ' 50 0 R]'),
      50: page('900', added),
    }));
    expect(verdict).toBe('failed');
  });

  it('fails if NeedAppearances is switched on or off after the signature', async () => {
    const prepared = { 7: held, 40: shown };
    const again = await changed(prepared, (pdf) => ({ 6: form(pdf, '/NeedAppearances true') }));
    expect(again).toEqual(modified);
    const drawn = { ...prepared, 6: `${CONTRACT[6]}`.replace(/>>$/, '/NeedAppearances true >>') };
    const noLonger = await changed(drawn, (pdf) => ({
      6: latest(pdf, 6).replace('/NeedAppearances true', ''),
    }));
    expect(noLonger).toEqual(modified);
  });

  it.each([
    ['colour', '/DA (1 g /F1 12 Tf)'],
    ['background', '/MK << /BG [0 0 0] >>'],
    ['masking as a password', '/Ff 8192'],
  ])('fails where a field gets another %s and keeps its value', async (_, entries) => {
    const prepared = { 7: text('/V (100)') };
    expect(await changed(prepared, () => ({ 7: text(`/V (100) ${entries}`) }))).toEqual(modified);
  });

  it('fails where the form gets another colour for the values in it', async () => {
    const white = (pdf: Buffer) => ({ 6: latest(pdf, 6).replace('/DA (/F1', '/DA (1 g /F1') });
    expect(await changed({ 7: text('/V (100)') }, white)).toEqual(modified);
  });

  it('fails where a hidden field for a signature is shown', async () => {
    const field = (flags: number) =>
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Altra) /P 3 0 R /Rect [60 600 300 620] /F ${flags} /AP << /N 40 0 R >> >>`;
    const prepared = {
      3: `${CONTRACT[3]}`.replace('/Annots [', '/Annots [30 0 R '),
      6: `${CONTRACT[6]}`.replace('/Fields [', '/Fields [30 0 R '),
      30: field(2),
      40: shown,
    };
    expect(await changed(prepared, () => ({ 30: field(4) }))).toEqual(modified);
  });

  it('stays open where a later signature covers the page with its picture', async () => {
    const pdf = signPdf(savePdf(CONTRACT), { sign: (bytes) => made.detached(bytes) });
    const later = (rect: string) =>
      signPdf(pdf, {
        sign: (bytes) => made.detached(bytes, 'anna'),
        field: 'Seconda',
        objects: { 60: shown },
        widget: `/Rect [${rect}] /F 4 /AP << /N 60 0 R >>`,
      });
    const covered = await made.open(later('0 400 595 842'));
    expect(covered).toMatchObject({ verdict: 'indeterminate' });
    expect(codesIn(covered)).toEqual(['pdf-annotated', 'pdf-updated']);
    expect((await made.open(later('60 60 260 130'))).verdict).toBe('passed');
  });

  it('stays open where a timestamp has a picture, in a field of its own or in an empty one', async () => {
    const pdf = signPdf(savePdf(CONTRACT), { sign: (bytes) => made.detached(bytes) });
    const stamped = (widget?: string) =>
      signPdf(pdf, {
        sign: (bytes) => made.stamp(bytes),
        field: 'Marca',
        subFilter: 'ETSI.RFC3161',
        objects: { 60: shown },
        ...(widget && { widget }),
      });
    const covered = await made.open(stamped('/Rect [60 730 120 750] /F 4 /AP << /N 60 0 R >>'));
    expect(codesIn(covered)).toContain('pdf-annotated');
    expect((await made.open(stamped())).verdict).toBe('passed');
  });

  it('may lock its fields, or make an empty one ready for another reader', async () => {
    const locked = await changed({ 7: text('/V (100)') }, () => ({ 7: text('/V (100) /Ff 1') }));
    expect(locked.verdict).toBe('passed');
    const empty = await changed({}, (pdf) => ({ 6: form(pdf, '/NeedAppearances true /SigFlags 3') }));
    expect(empty.verdict).toBe('passed');
  });
});
