import { refersTo } from '../certificates/signerCertificate';
import { valuesOf } from '../cms/attributes';
import { attributeTypes } from '../cms/oids';
import type { Rule } from './rule';

const { signingCertificate: v1, signingCertificateV2: v2 } = attributeTypes;

/** Requires that the signature is bound to its certificate by an accepted digest (RFC 5035). */
export const signingCertificate: Rule = ({ info, references, certificate }) => {
  if (!info.signedAttributes) return [];
  const attributes = [v1, v2].flatMap((type) => valuesOf(info.signed, type));
  if (attributes.length === 0) return ['signing-certificate-missing'];
  // The certificate of an unreadable attribute is unknown: it counts as another one.
  if (references.length < attributes.length) return ['signing-certificate-mismatch'];
  if (certificate && !references.every((reference) => refersTo(reference, certificate)))
    return ['signing-certificate-mismatch'];
  return references.some(({ digest }) => digest?.accepted) ? [] : ['signing-certificate-weak'];
};
