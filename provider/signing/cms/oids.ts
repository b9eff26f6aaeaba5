/** Object identifiers of content types (RFC 5652, RFC 3161). */
export const contentTypes = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
} as const;

/** Object identifiers of signature attributes (CMS, ESS, CAdES, PDF). */
export const attributeTypes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  counterSignature: '1.2.840.113549.1.9.6',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  certificateValues: '1.2.840.113549.1.9.16.2.23',
  revocationValues: '1.2.840.113549.1.9.16.2.24',
  adobeRevocationValues: '1.2.840.113583.1.1.8',
  signatureTimestamp: '1.2.840.113549.1.9.16.2.14',
  archiveTimestampV3: '0.4.0.1733.2.4',
  hashIndexV3: '0.4.0.19122.1.5',
} as const;

/** The hash index of an archive timestamp in each version (EN 319 122-1 §5.5.2, TS 101 733), the newest first. */
export const hashIndexTypes: readonly string[] = [
  attributeTypes.hashIndexV3,
  '0.4.0.19122.1.4',
  '0.4.0.1733.2.5',
];

/** Attributes that protect a signature for decades and are not verified: older archive timestamps, evidence records. */
export const archiveAttributeTypes: readonly string[] = [
  // id-aa-ets-archiveTimestamp (RFC 3126), -archiveTimestampV2 (RFC 5126).
  '1.2.840.113549.1.9.16.2.27',
  '1.2.840.113549.1.9.16.2.48',
  // long-term-validation (TS 101 733 v1.8.3).
  '0.4.0.1733.2.2',
  // Evidence records, internal and external (RFC 4998 §5).
  '1.2.840.113549.1.9.16.2.49',
  '1.2.840.113549.1.9.16.2.50',
];
