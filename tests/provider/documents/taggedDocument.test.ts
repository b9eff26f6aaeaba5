import { describe, expect, it } from 'vitest';
import { TaggedDocument } from '../../../provider/documents/taggedDocument';
import { pdfText } from '../../fixtures/pdfText';

const at = new Date('2026-09-01T08:00:00Z');
const shares = [0.4, 0.6];
/** Texts by page: each page begins with its own footer. */
const footer = (page: number) => `pagina ${page}`;

/** Returns a table whose last row is higher than the others, followed by a line. */
async function withHighRow(rowsBefore: number) {
  const document = new TaggedDocument({ title: 'Prova', subject: 'Prova', at, footer });
  const rows = Array.from({ length: rowsBefore }, (_, place) => [`riga ${place}`, 'corta']);
  const name = 'esportazione della contabilità della scuola '.repeat(6).trim();
  document.table(['File', 'Fornitore'], [...rows, [name, 'Nuvola']], shares);
  document.paragraph('Sotto la tabella');
  return { pages: document.pages, text: pdfText(await document.end()) };
}

describe('a table of a document', () => {
  it('has each row whole on one page, however high it is', async () => {
    const pages: number[] = [];
    for (let before = 20; before <= 40; before++) {
      const { pages: count, text } = await withHighRow(before);
      expect(text).toContain('Sotto la tabella');
      pages.push(count);
    }
    // One page, then two: a split row would push the line below it to a third.
    expect([...new Set(pages)]).toEqual([1, 2]);
  });
});
