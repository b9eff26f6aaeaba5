import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/**
 * Requires that the certificate was valid at `existedAt`, the earliest proven time. The time claimed by the signer does
 * not help an expired certificate, whose verdict stays open; but if it is after the expiry too, the signature fails.
 */
export const validity: Rule<Signature> = ({ certificate, existedAt, signingTime }) => {
  if (!certificate) return [];
  const { notBefore, notAfter } = certificate;
  if (!notBefore || !notAfter || existedAt < notBefore) return ['certificate-not-yet-valid'];
  if (existedAt <= notAfter) return [];
  return signingTime && signingTime > notAfter ? ['signed-after-expiry'] : ['certificate-expired'];
};
