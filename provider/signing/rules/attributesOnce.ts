import { attributeTypes } from '../cms/oids';
import type { Rule } from './rule';

const { contentType, messageDigest, signingTime, signingCertificate, signingCertificateV2 } = attributeTypes;
/** Attributes that must be unique; others, such as content timestamps, may occur several times. */
const once: readonly string[] = [
  contentType,
  messageDigest,
  signingTime,
  signingCertificate,
  signingCertificateV2,
];

/** RFC 5652 §11, EN 319 122-1: the attributes of B-B occur once, each with a single value. */
export const attributesOnce: Rule = ({ info: { signed } }) => {
  const types = signed.map(({ type }) => type).filter((type) => once.includes(type));
  const repeated = new Set(types).size < types.length;
  const severalValues = signed.some(({ type, values }) => once.includes(type) && values.length !== 1);
  return repeated || severalValues ? ['attribute-repeated'] : [];
};
