import type { SignatureReport } from '../../../contract/signing/report';
import type { Catalogue } from '../../i18n/catalogue';

export type Said = keyof Catalogue['documents']['check']['verdicts'];

const ALTERED = ['content-altered', 'other-content', 'signature-broken', 'trailing-bytes'];
const EXPIRED = ['certificate-expired', 'signed-after-expiry'];

/** What is said of a file in one sentence. Only one says that the signature is valid: nothing is left open there. */
export function verdictOf({ verdict, codes, signers }: SignatureReport): Said {
  const all: readonly string[] = [...codes, ...signers.flatMap((signer) => signer.codes)];
  const any = (of: readonly string[]) => of.some((code) => all.includes(code));
  if (verdict === 'passed') return any(['revocation-unchecked']) ? 'passedUnchecked' : 'passed';
  if (verdict === 'unreadable') return 'unreadable';
  if (any(ALTERED)) return 'altered';
  if (any(EXPIRED)) return 'expired';
  if (any(['other-person'])) return 'otherPerson';
  return verdict;
}
