import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires that the certificate was issued, directly or not, by a trusted authority. */
export const chain: Rule<Signature> = ({ chain: found }) => (found?.problem ? [found.problem] : []);
