import { valuesOf } from '../cms/attributes';
import { attributeTypes } from '../cms/oids';
import type { Rule } from './rule';

/** Requires that the content matches the digest in the signature. */
export const messageDigest: Rule = ({ info, digestHolds }) => {
  if (!info.signedAttributes) return [];
  if (valuesOf(info.signed, attributeTypes.messageDigest).length === 0) return ['message-digest-missing'];
  return digestHolds === false ? ['content-altered'] : [];
};
