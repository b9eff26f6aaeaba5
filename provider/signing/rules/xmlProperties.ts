import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

const TYPE = /^http:\/\/uri\.etsi\.org\/01903(\/v[\d.]+)?#SignedProperties$/;

/** EN 319 132-1 §4.4: requires that the signature covers its own signed properties. */
export const xmlProperties: Rule<XmlSigner> = ({ properties: { signed }, references }) => {
  if (!signed) return [];
  const isSigned = references.some(
    ({ target, holds, type }) =>
      target.kind === 'element' && target.element === signed && holds !== undefined && TYPE.test(type),
  );
  return isSigned ? [] : ['properties-not-signed'];
};
