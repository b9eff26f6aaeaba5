import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires that no critical extension is unknown, because it may forbid the use as a signature (RFC 5280 §4.2). */
export const extensionsUnderstood: Rule<Signature> = ({ certificate }) =>
  certificate && certificate.extensions.notUnderstood.length > 0 ? ['critical-extension'] : [];
