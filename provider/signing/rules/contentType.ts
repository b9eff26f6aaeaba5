import { oid } from '../asn1/read';
import { valuesOf } from '../cms/attributes';
import { attributeTypes } from '../cms/oids';
import type { Rule } from './rule';

/** Requires that the signed content type equals that of the envelope. A counter-signature has none (RFC 5652 §11.4). */
export const contentType: Rule = ({ info, contentType: wanted }) => {
  if (!info.signedAttributes || wanted === undefined) return [];
  const [attribute] = valuesOf(info.signed, attributeTypes.contentType);
  if (!attribute) return ['content-type-missing'];
  return attribute.is('universal', 6) && oid(attribute) === wanted ? [] : ['content-type-mismatch'];
};
