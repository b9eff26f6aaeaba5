import { type Digest, digests } from '../cryptography/digests';
import type { SignatureAlgorithm } from '../cryptography/signatureAlgorithms';
import type { Canonical } from './canonicalize';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
/** XAdES of EN 319 132-1, and earlier versions. */
export const XADES = [
  'http://uri.etsi.org/01903/v1.3.2#',
  'http://uri.etsi.org/01903/v1.2.2#',
  'http://uri.etsi.org/01903/v1.1.1#',
] as const;
export const XADES_LATER = 'http://uri.etsi.org/01903/v1.4.1#';

const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const MORE_2007 = 'http://www.w3.org/2007/05/xmldsig-more#';
const ENC = 'http://www.w3.org/2001/04/xmlenc#';
const { sha1, sha224, sha256, sha384, sha512, sha3, md5, ripemd160 } = digests;

/** Digests by their URIs in XML signatures (RFC 9231). */
export const xmlDigests: Readonly<Record<string, Digest>> = {
  [`${DSIG}sha1`]: sha1,
  [`${MORE}md5`]: md5,
  [`${MORE}sha224`]: sha224,
  [`${ENC}sha256`]: sha256,
  [`${MORE}sha384`]: sha384,
  [`${ENC}sha512`]: sha512,
  [`${ENC}ripemd160`]: ripemd160,
  [`${MORE_2007}sha3-256`]: sha3[256],
  [`${MORE_2007}sha3-384`]: sha3[384],
  [`${MORE_2007}sha3-512`]: sha3[512],
};

/** An XML signature method. */
export interface XmlMethod {
  readonly scheme: SignatureAlgorithm['scheme'] | 'HMAC';
  readonly digest: Digest | undefined;
}

const method = (scheme: XmlMethod['scheme'], digest?: Digest): XmlMethod => ({ scheme, digest });

/** Signature methods by their URIs (RFC 9231). */
export const xmlMethods: Readonly<Record<string, XmlMethod>> = {
  [`${DSIG}rsa-sha1`]: method('RSA', sha1),
  [`${DSIG}dsa-sha1`]: method('DSA', sha1),
  [`${DSIG}hmac-sha1`]: method('HMAC'),
  [`${MORE}hmac-sha256`]: method('HMAC'),
  [`${MORE}hmac-sha384`]: method('HMAC'),
  [`${MORE}hmac-sha512`]: method('HMAC'),
  [`${MORE}rsa-md5`]: method('RSA', md5),
  [`${MORE}rsa-sha224`]: method('RSA', sha224),
  [`${MORE}rsa-sha256`]: method('RSA', sha256),
  [`${MORE}rsa-sha384`]: method('RSA', sha384),
  [`${MORE}rsa-sha512`]: method('RSA', sha512),
  [`${MORE}ecdsa-sha1`]: method('plain ECDSA', sha1),
  [`${MORE}ecdsa-sha224`]: method('plain ECDSA', sha224),
  [`${MORE}ecdsa-sha256`]: method('plain ECDSA', sha256),
  [`${MORE}ecdsa-sha384`]: method('plain ECDSA', sha384),
  [`${MORE}ecdsa-sha512`]: method('plain ECDSA', sha512),
  [`${MORE_2007}sha1-rsa-MGF1`]: method('RSA-PSS', sha1),
  [`${MORE_2007}sha256-rsa-MGF1`]: method('RSA-PSS', sha256),
  [`${MORE_2007}sha384-rsa-MGF1`]: method('RSA-PSS', sha384),
  [`${MORE_2007}sha512-rsa-MGF1`]: method('RSA-PSS', sha512),
  'http://www.w3.org/2021/04/xmldsig-more#eddsa-ed25519': method('EdDSA', sha512),
};

const c14n = (isExclusive: boolean, withComments: boolean, isLater = false) => ({
  isExclusive,
  withComments,
  isLater,
});
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const C14N_1_1 = 'http://www.w3.org/2006/12/xml-c14n11';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Canonical forms by their URIs. */
export const canonicalForms: Readonly<Record<string, Omit<Canonical, 'prefixes'>>> = {
  [C14N]: c14n(false, false),
  [`${C14N}#WithComments`]: c14n(false, true),
  [C14N_1_1]: c14n(false, false, true),
  [`${C14N_1_1}#WithComments`]: c14n(false, true, true),
  [EXCLUSIVE]: c14n(true, false),
  [`${EXCLUSIVE}WithComments`]: c14n(true, true),
};

/** The namespace in which an exclusive form lists the prefixes that are written wherever they are in scope. */
export const PREFIX_LIST = EXCLUSIVE;

export const transforms = {
  enveloped: `${DSIG}enveloped-signature`,
  base64: `${DSIG}base64`,
  xpath: 'http://www.w3.org/TR/1999/REC-xpath-19991116',
  filter: 'http://www.w3.org/2002/06/xmldsig-filter2',
} as const;
