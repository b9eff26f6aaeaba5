import { DOMParser } from '@xmldom/xmldom';
import { ListRefused } from './listRefused';

/** The maximum number of `<` in a list; the largest list of a member state has some 150,000. */
const MOST_MARKUP = 500_000;
/** The maximum nesting of elements; a list needs 20. Canonicalization recurses into each. */
const DEEPEST = 60;

/**
 * Parses XML. It refuses document types, because a list needs none, and their entities can read files and exhaust
 * memory.
 * @throws ListRefused
 */
export function parseXml(text: string): Element {
  if (/<!DOCTYPE/i.test(text)) throw new ListRefused('document-type');
  refuseMuch(text);
  let wrong = false;
  const note = () => {
    wrong = true;
  };
  const parser = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  let root: Element | null = null;
  try {
    root = parser.parseFromString(text, 'text/xml')?.documentElement ?? null;
  } catch {
    wrong = true;
  }
  if (!root || wrong) throw new ListRefused('not-xml');
  refuseDeep(root);
  return root;
}

function refuseMuch(text: string): void {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) count += 1;
  if (count > MOST_MARKUP) throw new ListRefused('too-complex');
}

/** Checks the depth without recursion, because the nesting may exceed the stack. */
function refuseDeep(root: Element): void {
  let depth = 1;
  let at: Node = root;
  for (;;) {
    if (at.firstChild) {
      at = at.firstChild;
      depth += 1;
      if (depth > DEEPEST) throw new ListRefused('too-complex');
      continue;
    }
    while (at !== root && !at.nextSibling) {
      at = at.parentNode as Node;
      depth -= 1;
    }
    if (at === root) return;
    at = at.nextSibling as Node;
  }
}

/** Returns the child elements with a name, whatever their prefix. */
export function childrenOf(parent: Element | undefined, namespace: string, name: string): readonly Element[] {
  const found: Element[] = [];
  for (let node = parent?.firstChild; node; node = node.nextSibling) {
    const { nodeType, localName, namespaceURI } = node as Element;
    if (nodeType === 1 && localName === name && namespaceURI === namespace) found.push(node as Element);
  }
  return found;
}

/** Returns the first element at the end of a path of names. */
export function firstAt(
  from: Element | undefined,
  namespace: string,
  ...names: readonly string[]
): Element | undefined {
  return names.reduce<Element | undefined>((at, name) => childrenOf(at, namespace, name)[0], from);
}

export const textOf = (element: Element | undefined): string => (element?.textContent ?? '').trim();
