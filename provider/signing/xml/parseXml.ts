import { DOMParser } from '@xmldom/xmldom';
import { Unreadable } from '../asn1/unreadable';

/** The maximum number of tags, comments and the like. */
const MOST_MARKUP = 500_000;
/** The maximum nesting of elements: later steps recurse into each. */
const DEEPEST = 250;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids (XML 1.0 §2.2)
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** A complete end tag. It is checked because the parser accepts incomplete ones, which other programs refuse. */
const END_TAG = /<\/[^\s<>/]+\s*>/y;

const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/;

/** Decodes an XML file, by its byte order mark or its declared encoding. @throws Unreadable */
export function xmlText(bytes: Buffer): string {
  const head = bytes
    .toString('latin1', 0, 200)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  const mark = bytes.toString('hex', 0, 2);
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase();
  const encoding =
    mark === 'fffe' || head.startsWith('<\0')
      ? 'utf-16le'
      : mark === 'feff' || head.startsWith('\0<')
        ? 'utf-16be'
        : (declared ?? 'utf-8');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('xml-broken', `not in ${encoding}`);
  }
}

/**
 * Parses XML without a document type, and therefore without entities, which read other files and exhaust memory.
 * @throws Unreadable
 */
export function parseXml(text: string): Document {
  if (/<!DOCTYPE/i.test(text)) throw new Unreadable('xml-document-type');
  if (FORBIDDEN.test(text)) throw new Unreadable('xml-broken', 'a forbidden character');
  refuseMuch(text);
  let isWrong = false;
  const note = () => {
    isWrong = true;
  };
  const parser = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  let document: Document | undefined;
  try {
    document = parser.parseFromString(text.trimStart(), 'text/xml');
  } catch {
    isWrong = true;
  }
  if (!document?.documentElement || isWrong) throw new Unreadable('xml-broken');
  return document;
}

/** Counts tags and their nesting before the document is built, and refuses broken end tags. */
function refuseMuch(text: string): void {
  let count = 0;
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    count += 1;
    const next = text[at + 1];
    if (next === '/') {
      END_TAG.lastIndex = at;
      if (!END_TAG.test(text)) throw new Unreadable('xml-broken', 'an end tag');
      depth -= 1;
    } else if (next !== '!' && next !== '?') {
      at = endOfTag(text, at);
      if (text[at - 1] !== '/') depth += 1;
    } else if (text.startsWith('<!--', at)) {
      at = text.indexOf('-->', at + 4);
      if (at < 0) return;
    } else if (text.startsWith('<![CDATA[', at)) {
      at = text.indexOf(']]>', at + 9);
      if (at < 0) return;
    }
    if (count > MOST_MARKUP || depth > DEEPEST) throw new Unreadable('too-complex');
  }
}

/** Returns the end of a tag, ignoring `>` in attribute values. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const sign = text[at] as string;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return text.length;
}

const ELEMENT = 1;

export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === ELEMENT;

/** Returns the child elements with a name, whatever their prefix. */
export function childrenOf(
  parent: Node | undefined,
  namespace: string | readonly string[],
  name: string,
): readonly Element[] {
  const found: Element[] = [];
  for (let node = parent?.firstChild; node; node = node.nextSibling)
    if (isElement(node) && node.localName === name && [namespace].flat().includes(node.namespaceURI ?? ''))
      found.push(node);
  return found;
}

/** Returns the first element at the end of a path of names. */
export const firstAt = (
  from: Node | undefined,
  namespace: string | readonly string[],
  ...names: readonly string[]
): Element | undefined =>
  names.reduce<Node | undefined>((at, name) => childrenOf(at, namespace, name)[0], from) as
    | Element
    | undefined;

/** Returns all descendants with a name, in document order. */
export const allIn = (from: Element, namespace: string, name: string): readonly Element[] =>
  Array.from(from.getElementsByTagNameNS(namespace, name));

export const trimmed = (element: Element | undefined): string => (element?.textContent ?? '').trim();

/** Decodes the base64 content of an element; empty for anything else. */
export const bytesIn = (element: Element | undefined): Buffer => {
  const text = (element?.textContent ?? '').replace(/\s/g, '');
  return /^[A-Za-z0-9+/]*={0,2}$/.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0);
};
