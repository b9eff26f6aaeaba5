import { valuesOf } from '../cms/attributes';
import { attributeTypes } from '../cms/oids';
import type { Rule } from './rule';

/** The content is the one that was signed: its digest is in the signature. */
export const messageDigest: Rule = ({ info, digestHolds }) => {
  if (!info.signedAttributes) return [];
  if (valuesOf(info.signed, attributeTypes.messageDigest).length === 0) return ['message-digest-missing'];
  return digestHolds === false ? ['content-altered'] : [];
};
