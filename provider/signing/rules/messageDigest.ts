import { valuesOf } from '../cms/attributes';
import { attributeTypes } from '../cms/oids';
import type { Rule } from './rule';

/** Requires that the content has the digest in the signature; for a counter-signature, that its signature has it. */
export const messageDigest: Rule = ({ info, digestHolds, contentType }) => {
  if (!info.signedAttributes) return [];
  if (valuesOf(info.signed, attributeTypes.messageDigest).length === 0) return ['message-digest-missing'];
  if (digestHolds !== false) return [];
  return [contentType === undefined ? 'counter-signature-elsewhere' : 'content-altered'];
};
