import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/**
 * The certificate is valid at the best known time. The signer's own word proves nothing in his favour: an expired
 * certificate stays open unless a timestamp closes it. Against him it counts.
 */
export const validity: Rule<Signature> = ({ certificate, existedAt, signingTime }) => {
  if (!certificate) return [];
  const { notBefore, notAfter } = certificate;
  if (!notBefore || !notAfter || existedAt < notBefore) return ['certificate-not-yet-valid'];
  if (existedAt <= notAfter) return [];
  return signingTime && signingTime > notAfter ? ['signed-after-expiry'] : ['certificate-expired'];
};
