import type { SignatureReport } from '../../contract/signing/report';
import type { UnreadableCode } from './asn1/unreadable';

const SIGNATURE = 'application/pkcs7-mime';
/** None of the types that are accepted for upload: application/octet-stream, which means nothing, is one of them. */
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

/** The media type of a file, by what was found in it: a signature with its document, or something else. */
export function mediaTypeOf({ verdict, codes, levels }: SignatureReport): string {
  if (verdict !== 'unreadable') return levels[0]?.detached ? 'application/pkcs7-signature' : SIGNATURE;
  return codes.map((code) => unreadable[code as UnreadableCode]).find(Boolean) ?? UNKNOWN;
}
