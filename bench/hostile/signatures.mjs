const REPORT = '/api/signatures/report';
const MB = 1_000_000;

/** An ASN.1 element of indefinite length. */
const open = (tag, ...parts) => Buffer.concat([Buffer.of(tag, 0x80), ...parts, Buffer.of(0, 0)]);

/** Files that are not signatures, or signatures without an end. */
export const signatures = {
  about: 'signed files (.p7m)',
  async requests({ person }) {
    const files = {
      'a million elements': open(0x30, Buffer.alloc(9 * MB, Buffer.of(0x05, 0x00))),
      'two million levels': Buffer.alloc(9 * MB, Buffer.of(0x30, 0x80)),
      'strings in pieces': open(0x30, open(0x24, Buffer.alloc(9 * MB, Buffer.of(0x04, 0x00)))),
      'base64 without end': Buffer.alloc(9 * MB, 'MIIB'),
      'base64 of line breaks': Buffer.concat([Buffer.from('MIIB'), Buffer.alloc(9 * MB, '\n')]),
      'PEM headers': Buffer.concat([
        Buffer.from('-----BEGIN PKCS7-----\n'),
        Buffer.alloc(9 * MB, 'a-b: c\r\n'),
      ]),
      'MIME headers': Buffer.alloc(9 * MB, 'content-type: application/pkcs7-mime\r\n '),
      'a ZIP of nothing': Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(9 * MB)]),
      'XML without end': Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(3 * MB)}`),
      'a PDF of objects': Buffer.from(`%PDF-1.7\n${'1 0 obj <<>> endobj\n'.repeat(400_000)}`),
    };
    return Object.entries(files).map(([name, bytes]) => ({
      name,
      // Unreadable files are reported as such, with 200; one person may have only a few calls in progress (429).
      statuses: [200, 400, 413, 422, 429, 503],
      send: async () => {
        const body = new FormData();
        body.append('file', new Blob([bytes]), 'file.p7m');
        return (await person.fetch(REPORT, { method: 'POST', body })).status;
      },
    }));
  },
};
