import { createHash, createPublicKey, type X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { childrenOf, firstAt, ListRefused, parseXml, textOf } from './xml';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
/** Nothing weaker, and no keyed digest, may sign a list. */
const ALGORITHMS = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
const DIGESTS: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

/**
 * What somebody signed in a trusted list (ETSI TS 119 612 annex B: XAdES, enveloped). Nothing but what the signature
 * covers comes back, as its own document, so that nothing can be put around or beside it.
 * @param signer whose signature alone counts; no certificate in the list is believed
 * @throws ListRefused
 */
export function signedList(text: string, signer: X509Certificate): Element {
  const root = parseXml(text);
  const [signature, ...more] = childrenOf(root, DSIG, 'Signature');
  if (!signature) throw new ListRefused('It is not signed.');
  if (more.length > 0 || root.getElementsByTagNameNS(DSIG, 'Signature').length > 1)
    throw new ListRefused('It has more than one signature.');
  const [properties, ...others] = Array.from(
    { length: root.getElementsByTagNameNS(XADES, 'SignedProperties').length },
    (_, at) => root.getElementsByTagNameNS(XADES, 'SignedProperties')[at] as Element,
  );
  if (!properties || others.length > 0) throw new ListRefused('Its signature is no XAdES signature.');
  const [list, signedProperties] = verified(text, signature, signer);
  refuseOtherCertificate(signedProperties, signer);
  return list;
}

/** The list and the signed properties, as they were signed. */
function verified(text: string, signature: Element, signer: X509Certificate): readonly [Element, Element] {
  refuseWeak(signature);
  const references = childrenOf(firstAt(signature, DSIG, 'SignedInfo'), DSIG, 'Reference');
  const whole = references.findIndex((one) => one.getAttribute('URI') === '');
  const about = references.findIndex((one) => one.getAttribute('Type') === SIGNED_PROPERTIES);
  if (whole < 0 || about < 0 || references.length !== 2)
    throw new ListRefused('Its signature does not cover the whole list and its own properties.');
  const publicCert = createPublicKey(signer.publicKey.export({ type: 'spki', format: 'pem' }));
  const check = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
  try {
    check.loadSignature(signature as never);
    if (!check.checkSignature(text)) throw new Error('it does not hold');
  } catch (error) {
    throw new ListRefused(
      `Its signature is not that of the given signer, or the list was changed: ${(error as Error).message}`,
    );
  }
  const signed = check.getSignedReferences();
  return [parseXml(signed[whole] ?? ''), parseXml(signed[about] ?? '')];
}

function refuseWeak(signature: Element): void {
  const info = firstAt(signature, DSIG, 'SignedInfo');
  const method = firstAt(info, DSIG, 'SignatureMethod')?.getAttribute('Algorithm') ?? '';
  const digests = childrenOf(info, DSIG, 'Reference').map(
    (one) => firstAt(one, DSIG, 'DigestMethod')?.getAttribute('Algorithm') ?? '',
  );
  if (!ALGORITHMS.includes(method) || digests.some((one) => !(one in DIGESTS)))
    throw new ListRefused('Its signature uses an algorithm that is not accepted.');
}

/** XAdES says in what was signed which certificate signs. */
function refuseOtherCertificate(properties: Element, signer: X509Certificate): void {
  const about = firstAt(properties, XADES, 'SignedSignatureProperties');
  const named = ['SigningCertificate', 'SigningCertificateV2'].flatMap((name) =>
    childrenOf(firstAt(about, XADES, name), XADES, 'Cert'),
  );
  const isSigner = named.some((cert) => {
    const digest = firstAt(cert, XADES, 'CertDigest');
    const name = DIGESTS[firstAt(digest, DSIG, 'DigestMethod')?.getAttribute('Algorithm') ?? ''];
    const value = textOf(firstAt(digest, DSIG, 'DigestValue'));
    return name !== undefined && createHash(name).update(signer.raw).digest('base64') === value;
  });
  if (!isSigner)
    throw new ListRefused('Its signature names another certificate than that of the given signer.');
}
