/**
 * The types of files that are opened to be verified, for inputs. Phones know files by their media types and let nobody choose
 * what they have none for: the last one is what they call those.
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
