import { createHash } from 'node:crypto';
import type { DemoSigner } from './demoAuthority';
import { signCades } from './signCades';

/** Puts a document into an envelope with a person's signature. */
export function signWhole(document: Buffer, signer: DemoSigner, at: Date): Buffer {
  const digest = createHash('sha256').update(document).digest();
  const { before, after } = signCades({ digest, length: document.length, ...signer, at });
  return Buffer.concat([before, document, after]);
}
