import { expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/**
 * Files that send requests, and why the address is safe. A new file here must state who determines the address: one
 * that comes from a person or a document must go through provider/outgoing.
 */
const senders = {
  'provider/outgoing/fetchPublic.ts': 'the public Internet alone',
  'provider/identity/issuerFetch.ts':
    'the configured issuer; what its document names, on the public Internet alone',
  'provider/identity/pages/passkeyForm.ts': 'in the browser: its own page',
  'provider/areas/exportRequests/exportProducer.ts': 'configured',
  'provider/objects/s3/s3Client.ts': 'configured',
  'provider/signing/online/httpSigner.ts': 'configured',
  'provider/telemetry/spanSender.ts': 'configured',
  'provider/cli/operatorCall.ts': 'a program of the administrator',
  'provider/cli/importUserRows.ts': 'a program of the administrator',
};

it('requests leave the provider only from files that declare the origin of their addresses', () => {
  const sends = /(?<![.\w])fetch\(|\bhttps?\)\.request\(|\bhttps?\.(request|get)\(|from 'undici'/;
  const code = (text: string) => text.replaceAll(/^ *fetch\(request.*;$/gm, '');
  const sending = sourcesUnder('provider').filter(({ text }) => sends.test(code(text)));
  expect(sending.map(({ path }) => path).sort()).toEqual(Object.keys(senders).sort());
});
