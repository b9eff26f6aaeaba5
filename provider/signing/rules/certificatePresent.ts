import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires the certificate, without which the signer's key is unknown. */
export const certificatePresent: Rule<Signature> = ({ certificate }) =>
  certificate ? [] : ['certificate-missing'];
