import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** RFC 5280 §4.2: an unknown critical extension may forbid the very use that is checked. */
export const extensionsUnderstood: Rule<Signature> = ({ certificate }) =>
  certificate && certificate.extensions.notUnderstood.length > 0 ? ['critical-extension'] : [];
