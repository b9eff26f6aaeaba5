import { DOMParser } from '@xmldom/xmldom';

/** What is wrong with a trusted list, for whoever imports it. */
export class ListRefused extends Error {}

/** Reads XML that has no document type, and so no entities: a list needs none, and they read files and fill memory. @throws ListRefused */
export function parseXml(text: string): Element {
  if (/<!DOCTYPE/i.test(text)) throw new ListRefused('It has a document type, which no trusted list has.');
  const wrong: string[] = [];
  const note = (message: string) => wrong.push(message);
  const parser = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  let root: Element | null = null;
  try {
    root = parser.parseFromString(text, 'text/xml')?.documentElement ?? null;
  } catch (error) {
    note((error as Error).message);
  }
  if (!root || wrong.length > 0)
    throw new ListRefused(`It is no XML: ${wrong[0]?.split('\n')[0] ?? 'it is empty'}`);
  return root;
}

/** The children of an element with a name, whatever their prefix. */
export function childrenOf(parent: Element | undefined, namespace: string, name: string): readonly Element[] {
  const all = parent
    ? Array.from({ length: parent.childNodes.length }, (_, at) => parent.childNodes[at])
    : [];
  return all.filter(
    (node): node is Element =>
      node?.nodeType === 1 &&
      (node as Element).localName === name &&
      (node as Element).namespaceURI === namespace,
  );
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
