import { deflateSync } from 'node:zlib';
import { fixture } from '../lib/filled.mjs';

/** PDFs that are slow to examine. */
export const pdfs = {
  about: 'PDF',
  async requests({ url, operatorSecret }) {
    const { imagePdf, textPdf, writePdf } = await fixture('writePdf');
    const files = {
      'an image that blows up': imagePdf(
        '/Width 20000/Height 20000/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode',
        deflateSync(Buffer.alloc(400_000_000)),
      ),
      'three million levels': writePdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
        { dict: '/Filter/FlateDecode', stream: deflateSync(Buffer.from('[ '.repeat(3_000_000))) },
      ]),
      'streams without end': Buffer.concat([
        textPdf('Contratto'),
        Buffer.from('/Type/ObjStm stream\n'.repeat(25_000)),
      ]),
      'objects without end': Buffer.from(`%PDF-1.7\n${'1 0 obj <<>> endobj\n'.repeat(25_000)}`),
    };
    return Object.entries(files).map(([name, bytes]) => ({
      name,
      // 200 too: the page itself is visible, whatever the streams that are only named contain.
      statuses: [200, 400, 413, 422, 429, 503],
      send: async () => {
        const { status } = await fetch(`${url}/api/operator/schools/SG10001/licence-documents`, {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${operatorSecret}`,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify({
            filename: 'contratto.pdf',
            kind: 'contract',
            idProdotto: '1',
            content: bytes.toString('base64'),
          }),
        });
        return status;
      },
    }));
  },
};
