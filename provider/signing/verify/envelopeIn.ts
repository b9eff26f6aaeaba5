import type { Content } from './content';

const HEAD = 512;
const SIGNED_DATA = '06092a864886f70d010702';
/** A signed timestamp token (TSTInfo, RFC 3161) counts as a document. */
const TIMESTAMP = '060b2a864886f70d0109100104';

/** Returns the content if it looks like an envelope itself: in BER, PEM or base64. */
export function envelopeIn(content: Content): Buffer | undefined {
  const head = content.head.subarray(0, HEAD);
  return isSignedData(head) || /^-----BEGIN (CMS|PKCS)/.test(head.toString('latin1')) || isEncoded(head)
    ? content.bytes
    : undefined;
}

const isSignedData = (head: Buffer) =>
  head[0] === 0x30 &&
  head.subarray(0, 24).toString('hex').includes(SIGNED_DATA) &&
  !head.subarray(0, 100).toString('hex').includes(TIMESTAMP);

function isEncoded(head: Buffer): boolean {
  const text = head.toString('latin1', 0, 48);
  return /^M[A-Za-z0-9+/\r\n]+$/.test(text) && isSignedData(Buffer.from(text, 'base64'));
}
