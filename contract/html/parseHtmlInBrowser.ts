import { type HtmlNode, PREAMBLE } from './HtmlNode';

/**
 * Parses like `parseHtml`, with the browser's parser; a document created in this way runs no scripts and loads nothing.
 */
export const parseHtml = (text: string): HtmlNode | undefined =>
  nodeOf(new DOMParser().parseFromString(PREAMBLE + text, 'text/html').body);

const nodeOf = (node: Node): HtmlNode => ({
  name: node.nodeName.toLowerCase(),
  text: node.nodeValue ?? '',
  href: node instanceof Element ? (node.getAttribute('href') ?? undefined) : undefined,
  get children() {
    return [...node.childNodes].map(nodeOf);
  },
});
