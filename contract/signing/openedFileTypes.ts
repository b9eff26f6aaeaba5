/**
 * File types that file inputs for verification accept. Phones filter files by media type and hide files without one;
 * the last entry is the type that phones give to these files.
 */
export const openedFileTypes = [
  '.p7m',
  '.p7s',
  '.pdf',
  '.xml',
  '.asice',
  '.asics',
  '.sce',
  '.scs',
  '.tsd',
  '.tsr',
  '.tst',
  '.m7m',
  '.eml',
  '.zip',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
  'application/pkcs7-signature',
  'application/pdf',
  'application/xml',
  'text/xml',
  'application/zip',
  'application/vnd.etsi.asic-e+zip',
  'application/vnd.etsi.asic-s+zip',
  'application/timestamped-data',
  'application/timestamp-reply',
  'message/rfc822',
  'application/octet-stream',
] as const;
