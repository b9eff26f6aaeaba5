import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type HtmlNode, PREAMBLE } from './HtmlNode';

/**
 * Limits on elements. If a paragraph is inside hundreds of unclosed tags, the parser copies each of them for the
 * paragraph; without limits, the work would grow with the square of the length of the text.
 */
const MAX_OPEN_ELEMENTS = 512;
const MAX_ELEMENTS = 40_000;

class TooComplex extends Error {}

/**
 * Returns the body of a document, parsed as a browser without scripts would.
 *
 * @returns undefined if the text would keep the parser busy for too long
 */
export function parseHtml(text: string): HtmlNode | undefined {
  let openElements = 0;
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...element) {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new TooComplex();
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush() {
      openElements += 1;
      if (openElements > MAX_OPEN_ELEMENTS) throw new TooComplex();
    },
    onItemPop() {
      openElements -= 1;
    },
  };
  try {
    const document = parse(PREAMBLE + text, { scriptingEnabled: false, treeAdapter });
    const body = elementIn(elementIn(document, 'html'), 'body');
    return body && nodeOf(body);
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}

const elementIn = (parent: Tree.ParentNode | undefined, name: string): Tree.Element | undefined =>
  parent?.childNodes.find((node): node is Tree.Element => node.nodeName === name);

const nodeOf = (node: Tree.ChildNode): HtmlNode => ({
  name: node.nodeName,
  text: 'value' in node ? node.value : '',
  href: 'attrs' in node ? node.attrs.find(({ name }) => name === 'href')?.value : undefined,
  get children() {
    return 'childNodes' in node ? node.childNodes.map(nodeOf) : [];
  },
});
