const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const [ELEMENT, TEXT, CDATA, INSTRUCTION, COMMENT, DOCUMENT] = [1, 3, 4, 7, 8, 9];

/** How XML is written to be signed (Canonical XML 1.0 and 1.1, Exclusive XML Canonicalization 1.0). */
export interface Canonical {
  readonly isExclusive: boolean;
  readonly withComments: boolean;
  /** Exclusive: the prefixes that are written wherever they are in scope; `#default` for none. */
  readonly prefixes: readonly string[];
  /** 1.1: of what is said around the first element only `xml:lang` and `xml:space` are taken along. */
  readonly isLater: boolean;
}

type Scope = ReadonlyMap<string, string>;

/**
 * Writes a document, or an element with what is in it, in canonical form.
 *
 * xml-crypto, which verifies the trusted list, writes processing instructions as text, leaves out what stands around the root,
 * and orders prefixes by the language of the machine: so invoices with a style sheet would fail. This is compared with xmllint.
 * @param isLeftOut what is not part of what was signed
 */
export function canonicalize(
  from: Document | Element,
  how: Canonical,
  isLeftOut: (node: Node) => boolean = () => false,
): string {
  const out: string[] = [];
  if (from.nodeType === DOCUMENT) writeDocument(from as Document);
  else writeElement(from as Element, new Map(), around(from as Element), true);
  return out.join('');

  function writeDocument(document: Document): void {
    let isAfter = false;
    for (let node = document.firstChild; node; node = node.nextSibling) {
      if (isLeftOut(node)) continue;
      if (node.nodeType === ELEMENT) {
        writeElement(node as Element, new Map(), new Map(), true);
        isAfter = true;
      } else if (node.nodeType === INSTRUCTION && (node as ProcessingInstruction).target === 'xml') {
        // The declaration is no part of the document.
      } else if (node.nodeType === INSTRUCTION || (node.nodeType === COMMENT && how.withComments)) {
        if (isAfter) out.push('\n');
        writeOther(node);
        if (!isAfter) out.push('\n');
      }
    }
  }

  function writeOther(node: Node): void {
    const { data } = node as CharacterData;
    if (node.nodeType === TEXT || node.nodeType === CDATA) out.push(escapeText(data));
    else if (node.nodeType === COMMENT) {
      if (how.withComments) out.push(`<!--${data.replaceAll('\r', '&#xD;')}-->`);
    } else if (node.nodeType === INSTRUCTION) {
      const { target } = node as ProcessingInstruction;
      out.push(data ? `<?${target} ${data.replaceAll('\r', '&#xD;')}?>` : `<?${target}?>`);
    }
  }

  /** @param written the namespaces that what is written already declares @param outer those in scope */
  function writeElement(element: Element, written: Scope, outer: Scope, isFirst = false): void {
    const scope = withOwn(element, outer);
    const plain = Array.from(element.attributes).filter((one) => !isDeclaration(one));
    const declared = new Map(written);
    const declarations: [prefix: string, uri: string][] = [];
    for (const prefix of wanted(element, plain, scope)) {
      const uri = scope.get(prefix) ?? '';
      if (prefix === 'xml' || (declared.get(prefix) ?? '') === uri) continue;
      declarations.push([prefix, uri]);
      declared.set(prefix, uri);
    }
    out.push('<', element.tagName);
    for (const [prefix, uri] of declarations.sort(([one], [other]) => compare(one, other)))
      out.push(prefix === '' ? ' xmlns="' : ` xmlns:${prefix}="`, escapeAttribute(uri), '"');
    const attributes = isFirst && !how.isExclusive ? [...plain, ...inherited(element, plain)] : plain;
    for (const { name, value } of [...attributes].sort(
      (one, other) =>
        compare(one.namespaceURI ?? '', other.namespaceURI ?? '') || compare(one.localName, other.localName),
    ))
      out.push(` ${name}="`, escapeAttribute(value), '"');
    out.push('>');
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (isLeftOut(node)) continue;
      if (node.nodeType === ELEMENT) writeElement(node as Element, declared, scope);
      else writeOther(node);
    }
    out.push('</', element.tagName, '>');
  }

  /** The prefixes that are declared where they are not yet: all in scope, or those that are used. */
  function wanted(element: Element, plain: readonly Attr[], scope: Scope): ReadonlySet<string> {
    if (!how.isExclusive) return new Set(['', ...scope.keys()]);
    const used = [element.prefix ?? '', ...plain.flatMap(({ prefix }) => prefix ?? [])];
    const listed = how.prefixes
      .map((one) => (one === '#default' ? '' : one))
      .filter((one) => one === '' || scope.has(one));
    return new Set([...used, ...listed]);
  }

  /** Attributes of `xml:` around the first element, which hold for it too. */
  function inherited(element: Element, plain: readonly Attr[]): readonly Attr[] {
    const found = new Map<string, Attr>();
    for (let at = element.parentNode; at && at.nodeType === ELEMENT; at = at.parentNode)
      for (const one of Array.from((at as Element).attributes))
        if (one.namespaceURI === XML && !found.has(one.localName)) found.set(one.localName, one);
    const taken = [...found.values()].filter(
      ({ localName }) => !how.isLater || ['lang', 'space'].includes(localName),
    );
    return taken.filter(
      ({ localName }) => !plain.some((own) => own.namespaceURI === XML && own.localName === localName),
    );
  }
}

const isDeclaration = ({ name, namespaceURI }: Attr): boolean =>
  namespaceURI === XMLNS || name === 'xmlns' || name.startsWith('xmlns:');

/** The namespaces in scope of an element, with those that it declares. */
function withOwn(element: Element, outer: Scope): Scope {
  const own = Array.from(element.attributes).filter(isDeclaration);
  if (own.length === 0) return outer;
  const scope = new Map(outer);
  for (const { name, value } of own) scope.set(name === 'xmlns' ? '' : name.slice(6), value);
  return scope;
}

/** The namespaces in scope around an element. */
function around(element: Element): Scope {
  const above: Element[] = [];
  for (let at = element.parentNode; at && at.nodeType === ELEMENT; at = at.parentNode)
    above.unshift(at as Element);
  return above.reduce<Scope>((scope, one) => withOwn(one, scope), new Map());
}

/** By code points, as UTF-8 is ordered. */
const compare = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

const TEXT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};
const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};
const escapeText = (text: string): string => text.replace(/[&<>\r]/g, (sign) => TEXT_ESCAPES[sign] ?? sign);
const escapeAttribute = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (sign) => ATTRIBUTE_ESCAPES[sign] ?? sign);
