import { isForQualifiedSignatures } from '../certificates/qualifiedStatements';
import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/**
 * An authority of a trusted list also issues certificates that are not qualified: the certificate itself must say that it
 * is (eIDAS, annex I). Whom the provider trusts by itself, it trusts for all that it issues.
 */
export const qualified: Rule<Signature> = ({ certificate, chain }) =>
  certificate && chain?.listed && !isForQualifiedSignatures(certificate) ? ['certificate-not-qualified'] : [];
