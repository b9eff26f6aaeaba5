import { parseHtml } from '#parseHtml';
import type { HtmlNode } from '../html/HtmlNode';

/** Replacement of each allowed tag. Other tags are removed and their text is kept. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['p', 'p'],
  ['div', 'p'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['a', 'a'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);
/**
 * Tags that are removed with their content, because their text is not part of the page or browsers parse it
 * differently.
 */
const DROPPED: ReadonlySet<string> = new Set([
  'audio',
  'canvas',
  'datalist',
  'head',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'title',
  'video',
]);
const INLINE: readonly string[] = ['strong', 'em', 'a'];
const LISTS: readonly string[] = ['ul', 'ol'];
/** Maximum number of characters including tags. Longer texts are refused before their tags are parsed. */
export const LONGEST_MARKUP = 100_000;
const DEEPEST = 24;

/**
 * Cleans a formatted text. Only the tags in `TAGS` remain, closed and without attributes, except for links to https
 * addresses. The text is parsed as a browser does and written again from the parsed tree, so that nothing dangerous has
 * to be recognised. Other tags are removed and their text is kept, except that of `DROPPED`. Cleaning the result again
 * changes nothing. A text without words becomes empty.
 */
export function cleanMarkup(sent: string): string {
  // Browsers treat null characters differently.
  const text = sent.replaceAll('\0', '');
  const body = parseHtml(text);
  // The result is missing only for a text made to keep the parser busy.
  if (!body) return written({ name: '#text', text, href: undefined, children: [] });
  const clean = filled(written(body));
  return wordsIn(clean) === '' ? '' : clean;
}

function written(root: HtmlNode): string {
  const open: { readonly tag: string }[] = [];
  let clean = '';
  const isOpen = (tag: string) => open.some((element) => element.tag === tag);
  const innermost = (tags: readonly string[]) => open.findLastIndex(({ tag }) => tags.includes(tag));
  const closeDownTo = (left: number) => {
    while (open.length > left) clean += `</${open.pop()?.tag}>`;
  };

  /** Writes the start tag if the element is allowed here. */
  function start(tag: string, href: string | undefined): { readonly tag: string } | undefined {
    if (INLINE.includes(tag)) {
      const address = tag === 'a' ? addressed(href) : undefined;
      if (isOpen(tag) || (tag === 'a' && address === undefined)) return undefined;
      clean += address === undefined ? `<${tag}>` : `<a href="${address}">`;
    } else {
      // A block ends bold text and paragraphs; a list item also ends the previous list item.
      closeDownTo(innermost(['li', ...LISTS]) + 1);
      if (tag === 'li') closeDownTo(innermost(LISTS) + 1);
      if (open.length >= DEEPEST || (tag === 'li' && open.length === 0)) return undefined;
      clean += `<${tag}>`;
    }
    const element = { tag };
    open.push(element);
    return element;
  }

  function write({ name, text, href, children }: HtmlNode): void {
    if (name === '#text') clean += escaped(plainSpaces(text));
    if (DROPPED.has(name)) return;
    if (name === 'br') clean += '<br>';
    const tag = TAGS.get(name);
    const element = tag && start(tag, href);
    children.forEach(write);
    if (element && open.includes(element)) closeDownTo(open.indexOf(element));
  }

  write(root);
  closeDownTo(0);
  return clean;
}

/** Removes the empty paragraphs that a browser leaves before a list. */
function filled(clean: string): string {
  const less = clean.replace(/<(p|h3|h4|ul|ol|li|strong|em)><\/\1>/g, '');
  return less === clean ? clean : filled(less);
}

/** Returns the words of a formatted text on one line, for searches, excerpts and exports. */
export const wordsIn = (clean: string): string =>
  unescaped(clean.replace(/<\/?(?:p|br|ul|ol|li|h3|h4)>/g, ' ').replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Returns an https address escaped for an attribute; undefined for any other address. */
function addressed(href = ''): string | undefined {
  const [, address] = /^https:\/\/(\S.*)$/is.exec(href.trim()) ?? [];
  return address && `https://${escaped(address).replaceAll('"', '&quot;').replace(/\s/g, '%20')}`;
}

/**
 * Replaces no-break spaces, which editors write for a second space, and carriage returns, which would become line feeds
 * when the text is parsed again.
 */
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\r\n?/g, '\n');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Reverses `escaped`. A clean text contains no other character references. */
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
