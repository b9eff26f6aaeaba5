import { describe, expect, it } from 'vitest';
import { formDocuments } from '../../../../contract/documents/formDocuments';
import { servedForTests } from '../../../fixtures/identityProvider';
import { pdfText } from '../../../fixtures/pdfText';

describe('the forms', () => {
  const served = servedForTests();

  it.each(formDocuments)('DOC-043 $name is a file for anybody at its address', async ({ id, name }) => {
    const answer = await fetch(`${served.url}/moduli/${id}.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(pdfText(content).replace(/\s+/g, ' ')).toContain(name);
  });

  it('DOC-016 the levels of service have no file here', async () => {
    const answer = await fetch(`${served.url}/moduli/12.pdf`);
    expect(answer.headers.get('content-type')).not.toContain('application/pdf');
  });
});
