import type { OpenedReport } from '../../../contract/signing/opened';
import { gravestOf } from '../../../contract/signing/receivedAdvice';
import type { SignatureReport } from '../../../contract/signing/report';
import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Catalogue } from '../../i18n/catalogue';

export type Said = keyof Catalogue['documents']['check']['verdicts'];

/** What is said of a file for the code that decides; of the others their verdict is said. */
const byCode: Partial<Record<SignatureCode, Said>> = {
  'content-altered': 'altered',
  'other-content': 'altered',
  'signature-broken': 'altered',
  'trailing-bytes': 'altered',
  'pdf-modified': 'altered',
  'certificate-expired': 'expired',
  'signed-after-expiry': 'expired',
  'other-person': 'otherPerson',
  'file-not-signed': 'notAllSigned',
  'content-missing': 'contentMissing',
  'stamp-without-content': 'contentMissing',
  unsigned: 'unsigned',
};

type Judged = Pick<SignatureReport, 'verdict' | 'codes' | 'signers'> &
  Partial<Pick<OpenedReport, 'timestamps'>>;

/** All that was found in a file. */
export const codesOf = ({ codes, signers }: Judged): readonly SignatureCode[] => [
  ...codes,
  ...signers.flatMap((signer) => signer.codes),
];

/**
 * What is said of a file in one sentence, for the same code that the reason and the advice are taken from. Only one says that
 * the signature is valid: nothing is left open there.
 */
export function verdictOf(report: Judged): Said {
  const { verdict, signers, timestamps = [] } = report;
  const codes = codesOf(report);
  if (verdict === 'passed') {
    if (signers.length === 0 && timestamps.length > 0) return 'stamped';
    return codes.includes('revocation-unchecked') ? 'passedUnchecked' : 'passed';
  }
  const gravest = gravestOf(codes);
  return (gravest && byCode[gravest]) ?? verdict;
}
