import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires nonRepudiation, which marks certificates for signing documents (EN 319 412-2 §4.3.2). */
export const keyUsage: Rule<Signature> = ({ certificate }) =>
  certificate && !certificate.extensions.keyUsage?.nonRepudiation ? ['key-usage'] : [];
