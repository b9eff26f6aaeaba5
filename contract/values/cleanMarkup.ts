/** What stands for another tag; all that is not here loses its tag and keeps its words. */
const TAGS: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  a: 'a',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
/** What is inside these is no words. */
const UNSPOKEN = [
  'script',
  'style',
  'title',
  'head',
  'iframe',
  'object',
  'svg',
  'math',
  'template',
  'noscript',
];
const INLINE: readonly string[] = ['strong', 'em', 'a'];
const LISTS: readonly (string | undefined)[] = ['ul', 'ol'];
/** Characters with the tags. What is longer is refused before anybody looks for tags in it. */
export const LONGEST_MARKUP = 100_000;
/** Nobody writes lists in lists in lists for ever. */
const DEEPEST = 24;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A tag, or what is between two: never longer than to the next `<`, so that no text takes long. */
const PIECE = /<[^<>]*>|[^<]+|</g;
const TAG = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/;
const HREF = /\shref\s*=\s*(?:"(https:\/\/[^"\s]+)"|'(https:\/\/[^'\s]+)')/i;

/**
 * A formatted text with nothing in it but a few tags, each closed and none with attributes, and links to https: it is written
 * anew from what was understood, and whatever was not is words or gone. Cleaned twice it is the same. Empty: no words.
 */
export function cleanMarkup(text: string): string {
  const open: string[] = [];
  let unspoken: string | undefined;
  let clean = '';
  /** Closes what is open, down to so many. */
  const leave = (left: number) => {
    while (open.length > left) clean += `</${open.pop()}>`;
  };
  for (const [piece] of text.matchAll(PIECE)) {
    const [, end, written = ''] = TAG.exec(piece) ?? [];
    const name = written.toLowerCase();
    if (unspoken) {
      if (end && name === unspoken) unspoken = undefined;
      continue;
    }
    if (!written) {
      // A comment or a declaration says nothing; a lone sign is one.
      if (!/^<[!?/]/.test(piece)) clean += escaped(decoded(piece));
      continue;
    }
    if (UNSPOKEN.includes(name)) {
      if (!end && !piece.endsWith('/>')) unspoken = name;
      continue;
    }
    const tag = TAGS[name];
    if (!tag) continue;
    if (tag === 'br') {
      clean += '<br>';
    } else if (end) {
      if (open.includes(tag)) leave(open.lastIndexOf(tag));
    } else if (INLINE.includes(tag)) {
      const [, double, single] = HREF.exec(piece) ?? [];
      const href = double ?? single;
      if (open.includes(tag) || (tag === 'a' && !href)) continue;
      open.push(tag);
      clean += tag === 'a' ? `<a href="${addressed(href ?? '')}">` : `<${tag}>`;
    } else {
      // Neither words in bold nor a paragraph go on in another one.
      leave(open.findLastIndex((one) => one === 'li' || LISTS.includes(one)) + 1);
      if (tag === 'li') leave(open.findLastIndex((one) => LISTS.includes(one)) + 1);
      if (open.length >= DEEPEST || (tag === 'li' && open.length === 0)) continue;
      open.push(tag);
      clean += `<${tag}>`;
    }
  }
  leave(0);
  clean = filled(clean);
  return wordsIn(clean) === '' ? '' : clean;
}

/** A browser leaves empty paragraphs behind where a list is begun. */
function filled(clean: string): string {
  const less = clean.replace(/<(p|h3|h4|ul|ol|li|strong|em)><\/\1>/g, '');
  return less === clean ? clean : filled(less);
}

/** The words of a formatted text alone, on one line: for a search, an excerpt, a file. */
export const wordsIn = (clean: string): string =>
  decoded(clean.replace(/<\/?(?:p|br|ul|ol|li|h3|h4)>/g, ' ').replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** An address as it stands in a tag. */
const addressed = (href: string) => escaped(decoded(href)).replaceAll('"', '&quot;').replace(/\s/g, '%20');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#[xX]([0-9a-fA-F]{1,5})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
