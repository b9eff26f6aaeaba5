import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Whether the certificate was taken back before the best known time; said where nobody could look. */
export const revocation: Rule<Signature> = ({ certificate, revocation: state }) => {
  if (!certificate || state === 'good') return [];
  return state === 'revoked' ? ['certificate-revoked'] : ['revocation-unchecked'];
};
