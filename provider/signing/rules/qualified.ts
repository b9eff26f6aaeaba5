import { isForQualifiedSignatures } from '../certificates/qualifiedStatements';
import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/**
 * Requires a qualified certificate: an authority of a trusted list also issues others, so the certificate itself must
 * state it (eIDAS, annex I). Authorities that the provider trusts itself are trusted for all their certificates.
 */
export const qualified: Rule<Signature> = ({ certificate, chain }) =>
  certificate && chain?.listed && !isForQualifiedSignatures(certificate) ? ['certificate-not-qualified'] : [];
