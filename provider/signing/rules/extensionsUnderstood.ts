import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** RFC 5280 §4.2: a critical extension that is not understood may forbid the very use that is judged. */
export const extensionsUnderstood: Rule<Signature> = ({ certificate }) =>
  certificate && certificate.extensions.notUnderstood.length > 0 ? ['critical-extension'] : [];
