import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires a person: authorities issue certificates and do not sign documents. */
export const signerIsPerson: Rule<Signature> = ({ certificate }) =>
  certificate?.extensions.authority?.isAuthority ? ['signer-is-authority'] : [];
