import { isForQualifiedSignatures } from '../certificates/qualifiedStatements';
import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/**
 * Requires that a certificate of an authority on a trusted list states that it is qualified (eIDAS, annex I), because
 * such an authority issues other certificates too. Authorities that the provider trusts itself are not checked.
 */
export const qualified: Rule<Signature> = ({ certificate, chain }) =>
  certificate && chain?.listed && !isForQualifiedSignatures(certificate) ? ['certificate-not-qualified'] : [];
