import type { SignatureReport } from '../../contract/signing/report';
import type { UnreadableCode } from './asn1/unreadable';

const SIGNATURE = 'application/pkcs7-mime';
/** A type that uploads refuse; they accept application/octet-stream, which tells nothing. */
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

/** Returns the media type of a verified file: that of an attached or detached signature, or of what else it is. */
export function mediaTypeOf({ verdict, codes, levels }: SignatureReport): string {
  if (verdict !== 'unreadable') return levels[0]?.detached ? 'application/pkcs7-signature' : SIGNATURE;
  return codes.map((code) => unreadable[code as UnreadableCode]).find(Boolean) ?? UNKNOWN;
}
