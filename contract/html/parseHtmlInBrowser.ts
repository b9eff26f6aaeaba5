import { type HtmlNode, PREAMBLE } from './HtmlNode';

/** As `parseHtml`, by the parser that the browser has: a document made this way runs no script and loads nothing. */
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
