import { beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS_GUIDE } from '../../../contract/constants';
import { makePermissionsGuide } from '../../../provider/documents/permissionsGuide';
import { permissionsGuide } from '../../../provider/i18n/permissionsGuide.it';
import { servedForTests } from '../../fixtures/identityProvider';
import { unpackedPdf } from '../../fixtures/pdfText';

const at = new Date('2026-09-01T10:00:00Z');

describe('the guide to roles and permissions', () => {
  let pdf: Buffer;
  let text: string;
  beforeAll(async () => {
    pdf = await makePermissionsGuide(at);
    text = unpackedPdf(pdf);
  });

  it('is a PDF that a screen reader can read: tagged, in Italian, titled, with its fonts inside', () => {
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/Lang \(it-IT\)/);
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toContain(permissionsGuide.title);
    expect(text).toMatch(/\/FontFile\d? /);
    expect(text).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it('has its headings, lists and table as such, in order', () => {
    const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0;
    const { parts } = permissionsGuide;
    const points = parts.flatMap((part) => part.points ?? []);
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(parts.length);
    expect(count('LI')).toBe(points.length);
    expect(count('Table')).toBe(1);
    expect(count('TR')).toBe(9);
  });
});

describe('its address', () => {
  const served = servedForTests();
  it('USR-020 answers anybody with the PDF, to be looked at', async () => {
    const response = await fetch(served.url + PERMISSIONS_GUIDE);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('inline');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
