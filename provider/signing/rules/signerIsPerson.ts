import type { Rule } from './rule';

/** Authorities issue certificates; they sign no documents. */
export const signerIsPerson: Rule = ({ certificate }) =>
  certificate?.extensions.authority?.isAuthority ? ['signer-is-authority'] : [];
