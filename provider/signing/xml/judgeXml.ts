import { createHash } from 'node:crypto';
import type { SignerReport } from '../../../contract/signing/report';
import { readableCertificates } from '../certificates/certificate';
import type { Link } from '../certificates/revocation';
import type { Trust } from '../certificates/trustStore';
import { xmlRules } from '../rules/allXml';
import { Content } from '../verify/content';
import { certified, mergeFacts } from '../verify/examine';
import { algorithmOf as algorithmWords, judgedSignature, type Place } from '../verify/report';
import { bestOf, type TimestampContext, type TimestampState, tokenState } from '../verify/timestamp';
import { canonicalize } from './canonicalize';
import { DSIG } from './names';
import { firstAt } from './parseXml';
import { means, type Properties, propertiesOf } from './properties';
import {
  algorithmOf as algorithmIn,
  canonicalOf,
  type FileAt,
  referencesOf,
  type XmlReference,
} from './references';
import { isCanonicalKnown, methodOf, signatureValue, signedInfoHolds } from './signedInfo';
import type { XmlSigner } from './xmlSigner';

interface Under {
  readonly trust: Trust;
  readonly at: Date;
  /** The state of a timestamp that covers the signature with other data. */
  readonly stamped?: TimestampState | undefined;
  readonly fileAt: FileAt;
  readonly place: Place;
  /** The number of signatures that the report has already. */
  readonly before: number;
  /** For a counter-signature: the value of the signature that it is over. */
  readonly countersigned?: Element;
}

export interface JudgedXml {
  readonly report: SignerReport;
  /** The URIs, as in the signature, of the files beside it that it covers. */
  readonly files: readonly string[];
  readonly unchecked: readonly Link[];
}

/** Judges one signature in XML, followed by its counter-signatures, recursively. */
export function judgeXml(signature: Element, under: Under): readonly JudgedXml[] {
  const signer = examineXml(signature, under);
  const report = judgedSignature(
    signer,
    {
      ...under.place,
      integrity:
        signer.signatureHolds &&
        signer.references.length > 0 &&
        signer.references.every(({ holds }) => holds === true),
      algorithm: algorithmWords(signer.certificate, signer.method?.digest),
    },
    xmlRules.flatMap((rule) => rule(signer)),
  );
  const files = signer.references.flatMap(({ target, holds }) =>
    target.kind === 'file' && holds === true ? [target.uri] : [],
  );
  const all: JudgedXml[] = [{ report, files, unchecked: signer.unchecked }];
  const countersigned = firstAt(signature, DSIG, 'SignatureValue');
  for (const counter of signer.properties.counterSignatures)
    if (countersigned)
      all.push(
        ...judgeXml(counter, {
          ...under,
          countersigned,
          place: { ...under.place, countersigns: under.before },
          before: under.before + all.length,
        }),
      );
  return all;
}

/** Collects all facts about one signature, without judging them. */
function examineXml(signature: Element, under: Under): XmlSigner {
  const { trust, at, stamped, fileAt, countersigned } = under;
  const references = referencesOf(signature, fileAt);
  const properties = propertiesOf(signature);
  const brought = readableCertificates(properties.broughtCertificates);
  const certificate =
    [...brought, ...trust.anchors].find((one) =>
      properties.certificates.some((reference) => means(reference, one)),
    ) ?? brought[0];
  const facts = mergeFacts(trust, properties);
  const stamps = stampsOf(signature, properties, { trust, brought, facts });
  const coverage = coverageOf(signature, references, properties, countersigned);
  return {
    digest: createHash('sha256').update(signatureValue(signature)).digest('hex'),
    contentMissing: coverage === 'elsewhere' && references.some(isElsewhere),
    references,
    coverage,
    properties,
    method: methodOf(signature),
    isCanonicalKnown: isCanonicalKnown(signature),
    isCounter: countersigned !== undefined,
    digestHolds: references.every(({ holds }) => holds === true),
    signatureHolds: certificate !== undefined && signedInfoHolds(signature, certificate),
    signingTime: properties.signingTime,
    ...certified({ certificate, timestamp: bestOf([...stamps, stamped]) }, { trust, brought, facts, at }),
  };
}

const isElsewhere = ({ target }: XmlReference): boolean =>
  target.kind === 'file' && target.content === undefined;

const INCLUSIVE = { isExclusive: false, withComments: false, isLater: false, prefixes: [] };

/** Returns the proof of a signature's timestamps: each covers its value, in the canonical form that it names. */
function stampsOf(
  signature: Element,
  { timestamps }: Properties,
  known: TimestampContext,
): readonly TimestampState[] {
  const value = firstAt(signature, DSIG, 'SignatureValue');
  if (!value) return [];
  return timestamps.flatMap(({ token, form }) => {
    const told = canonicalOf(form);
    // The default is the inclusive form (EN 319 132-1 §5.3); some programs use the exclusive one all the same.
    const forms = told ? [told] : algorithmIn(form) ? [] : [INCLUSIVE, { ...INCLUSIVE, isExclusive: true }];
    const states = forms.map((one) =>
      tokenState(token, Content.of(Buffer.from(canonicalize(value, one))), known),
    );
    return bestOf(states) ?? { state: 'broken' as const };
  });
}

/** Returns whether the whole document is signed, or the files beside it, or only a part. */
function coverageOf(
  signature: Element,
  references: readonly XmlReference[],
  { signed }: Properties,
  countersigned: Element | undefined,
): XmlSigner['coverage'] {
  const root = signature.ownerDocument.documentElement;
  const elements = references.flatMap(({ target }) => (target.kind === 'element' ? [target.element] : []));
  // A counter-signature must refer to the value of the signature it is in (EN 319 132-1 §5.2.7.2). One that was copied
  // from another signature refers to the value of that signature.
  if (countersigned) return elements.includes(countersigned) ? 'all' : 'part';
  // If the root is the signature itself, the enveloped transform leaves nothing of the document.
  const isWhole =
    signature !== root &&
    references.some(
      ({ target }) => target.kind === 'document' || (target.kind === 'element' && target.element === root),
    );
  if (isWhole) return 'all';
  if (references.some(({ target }) => target.kind === 'file')) return 'elsewhere';
  // An enveloping signature is the root and contains the documents: all must be signed.
  const objects = documentsIn(signature, signed);
  const isEnveloping =
    signature === root &&
    objects.length > 0 &&
    objects.every((object) => elements.includes(object) || isOneElement(object, elements));
  return isEnveloping ? 'all' : 'part';
}

/** Returns the Object elements of a signature, except the one with its own properties. */
export function documentsIn(signature: Element, signed: Element | undefined): readonly Element[] {
  const own: Node | null | undefined = signed?.parentNode?.parentNode;
  return Array.from(signature.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 &&
      (node as Element).localName === 'Object' &&
      (node as Element).namespaceURI === DSIG &&
      node !== own,
  );
}

/** Reports whether an object only contains one element, which is signed by itself. */
function isOneElement(object: Element, elements: readonly Element[]): boolean {
  const inside = Array.from(object.childNodes).filter(
    ({ nodeType, nodeValue }) => nodeType !== 3 || nodeValue?.trim(),
  );
  return inside.length === 1 && elements.includes(inside[0] as Element);
}
