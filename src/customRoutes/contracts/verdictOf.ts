import type { OpenedReport } from '../../../contract/signing/opened';
import { gravestOf } from '../../../contract/signing/receivedAdvice';
import type { SignatureReport } from '../../../contract/signing/report';
import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Catalogue } from '../../i18n/catalogue';

export type Said = keyof Catalogue['documents']['check']['verdicts'];

/** Verdicts for decisive codes about the file or a timestamp; for other codes the verdict of the report is shown. */
const byCode: Partial<Record<SignatureCode, Said>> = {
  'content-altered': 'altered',
  'pdf-modified': 'altered',
  'certificate-expired': 'expired',
  'signed-after-expiry': 'expired',
  'other-person': 'otherPerson',
  'file-not-signed': 'notAllSigned',
  'content-missing': 'contentMissing',
  unsigned: 'unsigned',
  'web-page': 'unsigned',
  'stamp-broken': 'stampFailed',
  'stamp-untrusted': 'stampOpen',
  'stamp-without-content': 'stampContentMissing',
  'trailing-bytes': 'fileFailed',
  'archive-same-name': 'fileFailed',
  'archive-path': 'fileFailed',
  'container-malformed': 'fileFailed',
  'file-missing': 'fileFailed',
  'inner-unreadable': 'fileOpen',
  'too-many-levels': 'fileOpen',
  'evidence-unchecked': 'fileOpen',
  'too-large': 'unexamined',
  'too-complex': 'unexamined',
  'time-limit': 'unexamined',
  'archive-too-large': 'unexamined',
  'archive-password': 'unexamined',
  'archive-broken': 'unexamined',
};

type Judged = Pick<SignatureReport, 'verdict' | 'codes' | 'signers'> &
  Partial<Pick<OpenedReport, 'timestamps'>>;

/** Returns all codes found in a file. */
export const codesOf = ({ codes, signers }: Judged): readonly SignatureCode[] => [
  ...codes,
  ...signers.flatMap((signer) => signer.codes),
];

/**
 * Returns the verdict for a file, based on the same code as the reason and the advice. Only `passed` says that the
 * signature is valid without reservations.
 */
export function verdictOf(report: Judged): Said {
  const { verdict, signers, timestamps = [] } = report;
  const codes = codesOf(report);
  if (verdict === 'passed') {
    const isUnchecked = codes.includes('revocation-unchecked');
    if (signers.length === 0 && timestamps.length > 0) return isUnchecked ? 'stampedUnchecked' : 'stamped';
    return isUnchecked ? 'passedUnchecked' : 'passed';
  }
  const gravest = gravestOf(codes);
  return (gravest && byCode[gravest]) ?? verdict;
}
