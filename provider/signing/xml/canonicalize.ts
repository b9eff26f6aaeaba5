const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const [ELEMENT, TEXT, CDATA, INSTRUCTION, COMMENT, DOCUMENT] = [1, 3, 4, 7, 8, 9];

/** The canonicalization of signed XML (Canonical XML 1.0 and 1.1, Exclusive XML Canonicalization 1.0). */
export interface Canonical {
  readonly isExclusive: boolean;
  readonly withComments: boolean;
  /** For exclusive: prefixes that are declared even if unused; `#default` means the default namespace. */
  readonly prefixes: readonly string[];
  /** Version 1.1: the first element inherits only `xml:lang` and `xml:space` from its ancestors. */
  readonly isLater: boolean;
}

type Scope = ReadonlyMap<string, string>;

/**
 * Writes a document, or an element with its content, in canonical form.
 *
 * We do not use xml-crypto for this, which verifies the trusted list, because it writes processing instructions as
 * text, omits nodes around the root, and sorts prefixes by locale: signed invoices with a style sheet would fail. Tests
 * compare this function with xmllint.
 * @param isLeftOut returns true for nodes that are not part of the signed content
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
        // The XML declaration is not part of the document.
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

  /**
   * @param written the namespaces already declared in the output
   * @param outer the namespaces in scope around the element
   */
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

  /** Returns the prefixes to declare: all in scope, or those in use, unless already declared. */
  function wanted(element: Element, plain: readonly Attr[], scope: Scope): ReadonlySet<string> {
    if (!how.isExclusive) return new Set(['', ...scope.keys()]);
    const used = [element.prefix ?? '', ...plain.flatMap(({ prefix }) => prefix ?? [])];
    const listed = how.prefixes
      .map((one) => (one === '#default' ? '' : one))
      .filter((one) => one === '' || scope.has(one));
    return new Set([...used, ...listed]);
  }

  /** Returns the `xml:` attributes of the ancestors of the first element, which it inherits. */
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

/** Returns the namespaces in scope inside an element, including its own declarations. */
function withOwn(element: Element, outer: Scope): Scope {
  const own = Array.from(element.attributes).filter(isDeclaration);
  if (own.length === 0) return outer;
  const scope = new Map(outer);
  for (const { name, value } of own) scope.set(name === 'xmlns' ? '' : name.slice(6), value);
  return scope;
}

/** Returns the namespaces in scope around an element. */
function around(element: Element): Scope {
  const above: Element[] = [];
  for (let at = element.parentNode; at && at.nodeType === ELEMENT; at = at.parentNode)
    above.unshift(at as Element);
  return above.reduce<Scope>((scope, one) => withOwn(one, scope), new Map());
}

/** Compares by code points, like UTF-8 bytes. */
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
