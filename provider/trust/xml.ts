import { DOMParser } from '@xmldom/xmldom';
import { ListRefused } from './listRefused';

/** Tags, comments and the like; the largest list of a member state has some 150,000. */
const MOST_MARKUP = 500_000;
/** Elements within each other; a list needs 20. Canonicalization calls itself once for each. */
const DEEPEST = 60;

/** Reads XML that has no document type, and so no entities: a list needs none, and they read files and fill memory. @throws ListRefused */
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

/** Walks without calling itself: what it is to find may be deeper than the stack. */
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

/** The children of an element with a name, whatever their prefix. */
export function childrenOf(parent: Element | undefined, namespace: string, name: string): readonly Element[] {
  const found: Element[] = [];
  for (let node = parent?.firstChild; node; node = node.nextSibling) {
    const { nodeType, localName, namespaceURI } = node as Element;
    if (nodeType === 1 && localName === name && namespaceURI === namespace) found.push(node as Element);
  }
  return found;
}

/** The first at the end of a way of names. */
export function firstAt(
  from: Element | undefined,
  namespace: string,
  ...names: readonly string[]
): Element | undefined {
  return names.reduce<Element | undefined>((at, name) => childrenOf(at, namespace, name)[0], from);
}

export const textOf = (element: Element | undefined): string => (element?.textContent ?? '').trim();
