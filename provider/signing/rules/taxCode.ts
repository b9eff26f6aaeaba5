import { taxCodeIn } from '../certificates/taxCode';
import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** Requires that the certificate names the person: serialNumber TINIT- and the tax code (EN 319 412-1 §5.1.3). */
export const taxCode: Rule<Signature> = ({ certificate }) =>
  certificate && !taxCodeIn(certificate) ? ['tax-code-missing'] : [];
