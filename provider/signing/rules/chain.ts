import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** The certificate was issued, directly or not, by an authority that is trusted. */
export const chain: Rule<Signature> = ({ chain: found }) => (found?.problem ? [found.problem] : []);
