/** What pdf.js says of the text of a page, in the order of the page: pieces of text, and where marked content is. */
export interface TextItem {
  readonly str?: string;
  readonly hasEOL?: boolean;
  /** Points; of a piece of text. */
  readonly height?: number;
  /** The place of a piece of text: the last number is the distance of its line from the foot of the page. */
  readonly transform?: readonly number[];
  /** Of what stands around text: beginMarkedContentProps, beginMarkedContent, endMarkedContent. */
  readonly type?: string;
  readonly id?: string | null;
}

/** A part of the structure of a page: what it is (H1, P, L, LI, Table…), and its parts or the marked text that it has. */
export interface StructureNode {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (StructureNode | { readonly type: string; readonly id: string })[];
}

/** The text of each marked part of a page, by its number in the structure. Its lines are put together. */
export function textById(items: readonly TextItem[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str = '', hasEOL } of items) {
    if (type?.startsWith('begin')) open.push(id ?? undefined);
    else if (type === 'endMarkedContent') open.pop();
    const part = open.findLast((one) => one !== undefined);
    if (part === undefined || type) continue;
    found.set(part, (found.get(part) ?? '') + str + (hasEOL ? ' ' : ''));
  }
  return new Map([...found].map(([part, text]) => [part, inOneLine(text)]));
}

/** From this many times its height between two lines a new paragraph begins. */
const PARAGRAPH_GAP = 1.8;

/** A paragraph of a page without structure. */
export interface Paragraph {
  /** The distance of its first line from the foot of the page, in points. */
  readonly y: number;
  readonly text: string;
}

/** The paragraphs of a page that has no structure: lines that stand close to one another are one. */
export function paragraphsOf(items: readonly TextItem[]): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let last = { y: Number.POSITIVE_INFINITY, height: 0 };
  for (const { str = '', height = 0, transform } of items) {
    const y = transform?.at(-1);
    if (y === undefined || !str.trim()) continue;
    const gap = Math.abs(last.y - y);
    const before = gap < PARAGRAPH_GAP * Math.max(last.height, height) ? paragraphs.pop() : undefined;
    paragraphs.push({ y: before?.y ?? y, text: before ? `${before.text}${gap < 1 ? '' : ' '}${str}` : str });
    last = { y, height };
  }
  return paragraphs.map(({ y, text }) => ({ y, text: inOneLine(text) }));
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
