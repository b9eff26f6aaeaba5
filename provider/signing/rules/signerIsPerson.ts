import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Authorities issue certificates; they sign no documents. */
export const signerIsPerson: Rule<Signature> = ({ certificate }) =>
  certificate?.extensions.authority?.isAuthority ? ['signer-is-authority'] : [];
