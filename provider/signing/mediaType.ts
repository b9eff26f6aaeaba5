import type { SignatureReport } from '../../contract/signing/report';
import type { UnreadableCode } from './asn1/unreadable';

const SIGNATURE = 'application/pkcs7-mime';
/** A type that is not accepted for upload: application/octet-stream, which means nothing, is accepted. */
const UNKNOWN = 'application/x-unknown';

const unreadable: Partial<Record<UnreadableCode, string>> = {
  pdf: 'application/pdf',
  pades: 'application/pdf',
  xml: 'application/xml',
  zip: 'application/zip',
  asic: 'application/vnd.etsi.asic-e+zip',
  'time-stamped': 'application/timestamped-data',
  'timestamp-token': 'application/timestamp-reply',
  encrypted: 'application/x-pkcs7-enveloped',
  'no-signers': 'application/x-pkcs7-certificates',
};

/** Returns the media type of a file from its verification: a signature with its document, or something else. */
export function mediaTypeOf({ verdict, codes, levels }: SignatureReport): string {
  if (verdict !== 'unreadable') return levels[0]?.detached ? 'application/pkcs7-signature' : SIGNATURE;
  return codes.map((code) => unreadable[code as UnreadableCode]).find(Boolean) ?? UNKNOWN;
}
