import { createHash } from 'node:crypto';
import { Unreadable } from '../asn1/unreadable';
import type { Digest } from '../cryptography/digests';
import type { Content } from '../verify/content';
import { type Canonical, canonicalize } from './canonicalize';
import { canonicalForms, DSIG, PREFIX_LIST, transforms, xmlDigests } from './names';
import { bytesIn, childrenOf, firstAt, isElement, parseXml, xmlText } from './parseXml';

/** The target of a reference in a signature. */
export type Target =
  /** The whole document. */
  | { readonly kind: 'document' }
  /** The only element of the document with the Id. */
  | { readonly kind: 'element'; readonly element: Element }
  /** A file beside the signature. */
  | { readonly kind: 'file'; readonly uri: string; readonly content: Content | undefined }
  /** A remote address: it is never fetched. */
  | { readonly kind: 'external' }
  | { readonly kind: 'missing' }
  /** Several elements have the Id. */
  | { readonly kind: 'ambiguous' };

export interface XmlReference {
  readonly element: Element;
  readonly type: string;
  readonly digest: Digest | undefined;
  readonly target: Target;
  /** Whether it has a forbidden transform. */
  readonly isTransformed: boolean;
  /** Whether the target matches the digest; undefined if unknown. */
  readonly holds: boolean | undefined;
}

/** Returns a file beside a signature by the URI that may refer to it. */
export type FileAt = (uri: string) => Content | undefined;

/** The limit of references: each may serialise the whole document once. */
const MOST_REFERENCES = 1000;

const CANONICAL: Canonical = { isExclusive: false, withComments: false, isLater: false, prefixes: [] };

/** Returns the references of a signature, each resolved within the document and the files that came with it. */
export function referencesOf(signature: Element, fileAt: FileAt): readonly XmlReference[] {
  const references = childrenOf(firstAt(signature, DSIG, 'SignedInfo'), DSIG, 'Reference');
  if (references.length > MOST_REFERENCES) throw new Unreadable('too-complex');
  return references.map((element) => {
    const target = targetOf(element.getAttribute('URI'), signature, fileAt);
    const digest = xmlDigests[algorithmOf(firstAt(element, DSIG, 'DigestMethod'))];
    const bytes = quietly(() => transformed(element, target, signature));
    const value = bytesIn(firstAt(element, DSIG, 'DigestValue'));
    return {
      element,
      type: element.getAttribute('Type') ?? '',
      digest,
      target,
      isTransformed: bytes === 'refused',
      holds: digest && Buffer.isBuffer(bytes) ? digestOfBytes(digest, bytes).equals(value) : undefined,
    };
  });
}

const digestOfBytes = ({ name }: Digest, bytes: Buffer): Buffer => createHash(name).update(bytes).digest();

export const algorithmOf = (element: Element | undefined): string => element?.getAttribute('Algorithm') ?? '';

/** Returns the canonicalization named by an element; undefined if unknown. */
export function canonicalOf(element: Element | undefined): Canonical | undefined {
  const form = canonicalForms[algorithmOf(element)];
  const listed = firstAt(element, PREFIX_LIST, 'InclusiveNamespaces')?.getAttribute('PrefixList') ?? '';
  return form && { ...form, prefixes: listed.split(/\s+/).filter(Boolean) };
}

const POINTER = /^#xpointer\((?:\/|id\((['"])(.*)\1\))\)$/;

function targetOf(uri: string | null, signature: Element, fileAt: FileAt): Target {
  if (uri === null) return { kind: 'missing' };
  if (uri === '' || uri === '#xpointer(/)') return { kind: 'document' };
  if (uri.startsWith('#')) {
    const id = POINTER.exec(uri)?.[2] ?? quietly(() => decodeURIComponent(uri.slice(1))) ?? uri.slice(1);
    const [element, ...more] = elementsWith(signature.ownerDocument.documentElement, id);
    if (!element) return { kind: 'missing' };
    return more.length > 0 ? { kind: 'ambiguous' } : { kind: 'element', element };
  }
  const content = fileAt(uri);
  return content || !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(uri)
    ? { kind: 'file', uri, content }
    : { kind: 'external' };
}

/** The elements of each document by their Ids. */
const idsOf = new WeakMap<Document, ReadonlyMap<string, readonly Element[]>>();

/**
 * Returns the elements with an attribute `id` of this value, in any namespace and case, because only a schema tells
 * which attribute is the Id.
 */
function elementsWith(root: Element, id: string): readonly Element[] {
  const known = idsOf.get(root.ownerDocument) ?? readIds(root);
  idsOf.set(root.ownerDocument, known);
  return known.get(id) ?? [];
}

function readIds(root: Element): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of [root, ...Array.from(root.getElementsByTagName('*'))])
    for (const id of idsIn(element)) found.set(id, [...(found.get(id) ?? []), element]);
  return found;
}

const idsIn = (element: Element): ReadonlySet<string> =>
  new Set(
    Array.from(element.attributes).flatMap(({ localName, name, value }) =>
      (localName ?? name).toLowerCase() === 'id' ? [value] : [],
    ),
  );

/** A document or element, without some of its nodes. */
interface Nodes {
  readonly from: Document | Element;
  readonly isLeftOut: (node: Node) => boolean;
}

/** Returns the bytes to digest; undefined if the target is not available, `refused` for a transform not allowed. */
function transformed(reference: Element, target: Target, signature: Element): Buffer | 'refused' | undefined {
  const all = childrenOf(firstAt(reference, DSIG, 'Transforms'), DSIG, 'Transform');
  let at: Nodes | Buffer;
  // Only an XPointer includes comments (XML Signature §4.4.3.3).
  const isLeftOut = POINTER.test(reference.getAttribute('URI') ?? '') ? () => false : isComment;
  if (target.kind === 'document') at = { from: signature.ownerDocument, isLeftOut };
  else if (target.kind === 'element') at = { from: target.element, isLeftOut };
  else if (target.kind === 'file' && target.content) at = target.content.bytes;
  else return undefined;
  for (const transform of all) {
    const next = step(transform, at, signature);
    if (next === undefined) return 'refused';
    at = next;
  }
  return Buffer.isBuffer(at) ? at : written(at, CANONICAL);
}

/** Applies one transform; undefined unless it is one that preserves the meaning of a document. */
function step(transform: Element, at: Nodes | Buffer, signature: Element): Nodes | Buffer | undefined {
  const name = algorithmOf(transform);
  const form = canonicalOf(transform);
  if (form)
    return written(Buffer.isBuffer(at) ? { from: parseXml(xmlText(at)), isLeftOut: () => false } : at, form);
  if (name === transforms.base64) {
    const text = Buffer.isBuffer(at) ? at.toString('latin1') : (at.from.textContent ?? '');
    return Buffer.from(text.replace(/\s/g, ''), 'base64');
  }
  if (Buffer.isBuffer(at)) return undefined;
  if (name === transforms.enveloped) return without(at, (node) => node === signature);
  if (isWithoutSignatures(transform)) return without(at, isSignature);
  return undefined;
}

const COMMENT = 8;
const isComment = ({ nodeType }: Node): boolean => nodeType === COMMENT;

export const isSignature = (node: Node): boolean =>
  isElement(node) && node.localName === 'Signature' && node.namespaceURI === DSIG;

const without = ({ from, isLeftOut }: Nodes, more: (node: Node) => boolean): Nodes => ({
  from,
  isLeftOut: (node) => isLeftOut(node) || more(node),
});

const written = ({ from, isLeftOut }: Nodes, form: Canonical): Buffer =>
  Buffer.from(canonicalize(from, form, isLeftOut));

/**
 * Reports whether a transform removes all signatures by an XPath expression, which is recognised by its text. Italian
 * programs use it so that several people can sign an invoice. Other expressions are not supported.
 */
function isWithoutSignatures(transform: Element): boolean {
  const name = algorithmOf(transform);
  if (name !== transforms.filter && name !== transforms.xpath) return false;
  const expressions = Array.from(transform.childNodes).filter(isElement);
  const [expression] = expressions;
  if (
    expressions.length !== 1 ||
    expression?.localName !== 'XPath' ||
    expression.namespaceURI !== (name === transforms.filter ? transforms.filter : DSIG)
  )
    return false;
  const text = (expression.textContent ?? '').replace(/\s+/g, '');
  if (name === transforms.filter) {
    const named = /^\/descendant::\*\[name\(\)=(['"])([\w.-]+):Signature\1\]$/.exec(text)?.[2];
    const found = named ?? /^(?:\/descendant::|\/\/)([\w.-]+):Signature$/.exec(text)?.[1];
    return (
      expression.getAttribute('Filter') === 'subtract' &&
      found !== undefined &&
      expression.lookupNamespaceURI(found) === DSIG
    );
  }
  const prefix = /^not\(ancestor-or-self::([\w.-]+):Signature\)$/.exec(text)?.[1];
  return prefix !== undefined && expression.lookupNamespaceURI(prefix) === DSIG;
}

function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
