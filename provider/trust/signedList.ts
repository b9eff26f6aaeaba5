import { createHash, createPublicKey, type X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { ListRefused } from './listRefused';
import { childrenOf, firstAt, parseXml, textOf } from './xml';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
/** The accepted signature algorithms. Weaker ones are refused, and HMAC, which needs no private key. */
const SIGNATURES = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
] as const;
const DIGESTS = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
} as const;
/**
 * The accepted transforms, which do not change the content: XSLT and XPath may show something other than what was
 * signed.
 */
const TRANSFORMS = [
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
] as const;

export interface SignedList {
  /** The root of the signed content, parsed from the signed bytes, so that it contains nothing unsigned. */
  readonly root: Element;
  /** SHA-256 of the signed bytes, hexadecimal. */
  readonly digest: string;
  readonly signer: X509Certificate;
}

/**
 * Verifies the signature of a trusted list (ETSI TS 119 612 annex B: XAdES, enveloped).
 * @param signers the accepted signers; certificates in the list are not trusted
 * @throws ListRefused
 */
export function signedList(text: string, signers: readonly X509Certificate[]): SignedList {
  const root = parseXml(text);
  const [signature, ...more] = childrenOf(root, DSIG, 'Signature');
  if (!signature) throw new ListRefused('unsigned');
  if (more.length > 0 || root.getElementsByTagNameNS(DSIG, 'Signature').length > 1)
    throw new ListRefused('several-signatures');
  const found = root.getElementsByTagNameNS(XADES, 'SignedProperties');
  const properties = found[0];
  if (!properties || found.length > 1) throw new ListRefused('not-xades');
  refuseUnacceptable(signature);
  const signer = signers.find((one) => isNamed(properties, one));
  if (!signer) throw new ListRefused('other-signer');
  const [list, signedProperties] = verified(text, signature, {
    signer,
    properties: `#${properties.getAttribute('Id')}`,
  });
  // The certificate is stated in the signed properties. It is checked again in the signed bytes, because the properties
  // read above may not be the ones that are signed.
  if (!isNamed(parseXml(signedProperties), signer)) throw new ListRefused('other-signer');
  const digest = createHash('sha256').update(list).digest('hex');
  return { root: parseXml(list), digest, signer };
}

/** Verifies the signature, and returns the signed bytes of the list and of the properties. @throws ListRefused */
function verified(
  text: string,
  signature: Element,
  { signer, properties }: { readonly signer: X509Certificate; readonly properties: string },
): readonly [string, string] {
  const publicCert = createPublicKey(signer.publicKey.export({ type: 'spki', format: 'pem' }));
  const check = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
  check.SignatureAlgorithms = only(check.SignatureAlgorithms, SIGNATURES);
  check.HashAlgorithms = only(check.HashAlgorithms, Object.keys(DIGESTS));
  check.CanonicalizationAlgorithms = only(check.CanonicalizationAlgorithms, TRANSFORMS);
  let holds = false;
  try {
    check.loadSignature(signature as never);
    holds = check.checkSignature(text);
  } catch {
    // If the library does not support the signature, it counts as wrong.
  }
  if (!holds) throw new ListRefused('changed');
  const references = check.getReferences();
  const signed = (uri: string) => references.find((one) => (one.uri ?? '') === uri)?.signedReference;
  const [list, about] = [signed(''), signed(properties)];
  if (references.length !== 2 || list === undefined || about === undefined) throw new ListRefused('coverage');
  return [list, about];
}

function only<T>(all: Record<string, T>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

/**
 * Refuses signatures with unacceptable references, transforms or algorithms, before they are verified.
 * @throws ListRefused
 */
function refuseUnacceptable(signature: Element): void {
  const info = firstAt(signature, DSIG, 'SignedInfo');
  const references = childrenOf(info, DSIG, 'Reference');
  const uris = references.map((one) => one.getAttribute('URI') ?? '');
  if (uris.some((uri) => uri !== '' && !uri.startsWith('#'))) throw new ListRefused('external-reference');
  if (references.length !== 2 || !uris.includes('')) throw new ListRefused('coverage');
  const transforms = references.flatMap((one) =>
    childrenOf(firstAt(one, DSIG, 'Transforms'), DSIG, 'Transform').map(algorithmOf),
  );
  const canonical = algorithmOf(firstAt(info, DSIG, 'CanonicalizationMethod'));
  if ([canonical, ...transforms].some((one) => !(TRANSFORMS as readonly string[]).includes(one)))
    throw new ListRefused('transform');
  const method = algorithmOf(firstAt(info, DSIG, 'SignatureMethod'));
  const digests = references.map((one) => algorithmOf(firstAt(one, DSIG, 'DigestMethod')));
  if (
    !(SIGNATURES as readonly string[]).includes(method) ||
    digests.some((one) => !Object.hasOwn(DIGESTS, one))
  )
    throw new ListRefused('weak-algorithm');
}

const algorithmOf = (element: Element | undefined): string => element?.getAttribute('Algorithm') ?? '';

/** Reports whether the properties of a XAdES signature name a certificate as the signer's. */
function isNamed(properties: Element, certificate: X509Certificate): boolean {
  const about = firstAt(properties, XADES, 'SignedSignatureProperties');
  const named = ['SigningCertificate', 'SigningCertificateV2'].flatMap((name) =>
    childrenOf(firstAt(about, XADES, name), XADES, 'Cert'),
  );
  return named.some((cert) => {
    const digest = firstAt(cert, XADES, 'CertDigest');
    const algorithm = algorithmOf(firstAt(digest, DSIG, 'DigestMethod'));
    if (!Object.hasOwn(DIGESTS, algorithm)) return false;
    const name = DIGESTS[algorithm as keyof typeof DIGESTS];
    const value = textOf(firstAt(digest, DSIG, 'DigestValue'));
    return createHash(name).update(certificate.raw).digest('base64') === value;
  });
}
