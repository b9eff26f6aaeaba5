import { describe, expect, it } from 'vitest';
import { formDocuments } from '../../../contract/documents/formDocuments';
import { makeForm } from '../../../provider/documents/form';
import { pdfText } from '../../fixtures/pdfText';

describe('the forms', () => {
  it.each(formDocuments)('DOC-015 DOC-043 $name has $pages pages, tagged', async ({ id, name, pages }) => {
    const { content, pages: counted } = await makeForm(id, new Date('2026-09-01T08:00:00Z'));
    expect(counted).toBe(pages);
    const bytes = content.toString('latin1');
    expect(bytes.match(/\/Type \/Page\n/g)).toHaveLength(pages);
    expect(bytes).toContain('/MarkInfo');
    expect(pdfText(content).replace(/\s+/g, ' ')).toContain(name);
  });
});
