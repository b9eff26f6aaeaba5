import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/**
 * Requires a certificate that is valid at the best known time. The signer's claimed time is no proof in their favour:
 * an expired certificate leaves the state open unless a timestamp settles it. Against the signer it counts.
 */
export const validity: Rule<Signature> = ({ certificate, existedAt, signingTime }) => {
  if (!certificate) return [];
  const { notBefore, notAfter } = certificate;
  if (!notBefore || !notAfter || existedAt < notBefore) return ['certificate-not-yet-valid'];
  if (existedAt <= notAfter) return [];
  return signingTime && signingTime > notAfter ? ['signed-after-expiry'] : ['certificate-expired'];
};
