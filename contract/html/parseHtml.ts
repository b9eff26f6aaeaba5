import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type HtmlNode, PREAMBLE } from './HtmlNode';

/**
 * A paragraph inside hundreds of unclosed tags makes the parser copy each of them. Beyond these numbers the work would grow
 * with the square of the text.
 */
const MAX_OPEN_ELEMENTS = 512;
const MAX_ELEMENTS = 40_000;

class TooComplex extends Error {}

/**
 * The body of a document, parsed as browsers parse it without scripts.
 *
 * @returns undefined for a text that would keep the parser busy for long
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
