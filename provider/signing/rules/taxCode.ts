import { taxCodeIn } from '../certificates/taxCode';
import type { Signature } from '../verify/signer';
import type { Rule } from './rule';

/** The certificate says which person signed: serialNumber TINIT- and the tax code (EN 319 412-1 §5.1.3). */
export const taxCode: Rule<Signature> = ({ certificate }) =>
  certificate && !taxCodeIn(certificate) ? ['tax-code-missing'] : [];
