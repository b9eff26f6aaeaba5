import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires that no certificate of the chain was revoked at `existedAt`; reports if that is unknown. */
export const revocation: Rule<Signature> = ({ certificate, revocation: state }) => {
  if (!certificate || state === 'good') return [];
  return state === 'revoked' ? ['certificate-revoked'] : ['revocation-unchecked'];
};
