import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Checks whether the certificate was revoked before the best known time; reports when nobody could check. */
export const revocation: Rule<Signature> = ({ certificate, revocation: state }) => {
  if (!certificate || state === 'good') return [];
  return state === 'revoked' ? ['certificate-revoked'] : ['revocation-unchecked'];
};
