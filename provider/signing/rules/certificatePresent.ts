import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Without the certificate nobody knows whose key signed. */
export const certificatePresent: Rule<Signature> = ({ certificate }) =>
  certificate ? [] : ['certificate-missing'];
