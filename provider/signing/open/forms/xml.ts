import { Unreadable } from '../../asn1/unreadable';
import type { Content } from '../../verify/content';
import { canonicalize } from '../../xml/canonicalize';
import { documentsIn, judgeXml } from '../../xml/judgeXml';
import { DSIG } from '../../xml/names';
import { allIn, parseXml, xmlText } from '../../xml/parseXml';
import { propertiesOf } from '../../xml/properties';
import { isSignature } from '../../xml/references';
import type { Contained, Covered, Found, FoundSigner, Judging, Sibling } from '../form';
import { nameInside } from '../safeName';

const MOST_SIGNATURES = 100;
const INVOICE = /^FatturaElettronica(Semplificata)?$/;

/**
 * Opens an XML document with its signatures (EN 319 132-1, XAdES): enveloped, enveloping, or over files beside it.
 * @throws Unreadable
 */
export function openXml({ name, bytes }: Contained, judging: Judging): Found {
  const document = parseXml(xmlText(bytes));
  const root = document.documentElement;
  const signatures = signaturesIn(root);
  const isInvoice = INVOICE.test(root.localName);
  if (signatures.length === 0) return { form: isInvoice ? 'invoice' : 'xml', mediaType: 'application/xml' };
  if (signatures.length > MOST_SIGNATURES) throw new Unreadable('too-complex');
  const files = isSignature(root) ? documentsOf(root, name) : [];
  const isAlone = isSignature(root) && files.length === 0;
  const beside = isAlone ? judging.siblings : [];
  const signers: FoundSigner[] = [];
  const judged = signatures.flatMap((signature) => {
    const { trust, at, level } = judging;
    const before = judging.before + signers.length;
    const found = judgeXml(signature, {
      trust,
      at,
      fileAt: siblingAt(beside),
      place: { level, countersigns: null },
      before,
    });
    const covers = coveredBy(found[0]?.report.codes.includes('xml-part-signed') ?? true);
    signers.push(...found.map(({ report }) => ({ report, covers, kind: 'person' as const })));
    return found;
  });
  return {
    form: 'xades',
    mediaType: 'application/xml',
    signers,
    files,
    unchecked: judged.flatMap(({ unchecked }) => unchecked),
  };

  function coveredBy(isPart: boolean): readonly Covered[] {
    if (isPart) return [];
    if (files.length > 0) return files.map((_, nth) => nth);
    return isAlone ? beside.map(({ place }) => ({ beside: place })) : ['itself'];
  }
}

/** Returns a function that finds the file for a relative URI: the only file beside the signature, whatever its name. */
const siblingAt =
  (siblings: readonly Sibling[]) =>
  (uri: string): Content | undefined =>
    siblings.length === 1 && !uri.includes('://') ? siblings[0]?.content : undefined;

/** Returns the signatures of a document, without counter-signatures and those inside the content of others. */
export function signaturesIn(root: Element): readonly Element[] {
  const all = [...(isSignature(root) ? [root] : []), ...allIn(root, DSIG, 'Signature')];
  return all.filter((one) => {
    for (let at = one.parentNode; at; at = at.parentNode) if (isSignature(at)) return false;
    return true;
  });
}

/** Returns the documents in an enveloping signature. */
function documentsOf(signature: Element, name: string): readonly Contained[] {
  const { signed } = propertiesOf(signature);
  return documentsIn(signature, signed).map((object, nth) => ({
    name: nth === 0 ? nameInside(name) : `${nth + 1}-${nameInside(name)}`,
    bytes: bytesOf(object),
  }));
}

const BASE64 = 'http://www.w3.org/2000/09/xmldsig#base64';

function bytesOf(object: Element): Buffer {
  if (object.getAttribute('Encoding') === BASE64)
    return Buffer.from((object.textContent ?? '').replace(/\s/g, ''), 'base64');
  const element = Array.from(object.childNodes).find(({ nodeType }) => nodeType === 1);
  if (!element) return Buffer.from(object.textContent ?? '');
  const form = { isExclusive: true, withComments: true, isLater: false, prefixes: [] };
  return Buffer.from(canonicalize(element as Element, form));
}
