/**
 * File types offered to open for verification, for inputs. Phones filter files by media type and hide those without
 * one: the last entry is the type that phones give to such files.
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
