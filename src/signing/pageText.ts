/** An item of pdf.js's text content, in page order: a piece of text or a marked-content boundary. */
export interface TextItem {
  readonly str?: string;
  readonly hasEOL?: boolean;
  /** Height of a piece of text, in points. */
  readonly height?: number;
  /** Transform of a piece of text: the last number is the distance of its line from the bottom of the page. */
  readonly transform?: readonly number[];
  /** Type of a marked-content boundary: beginMarkedContentProps, beginMarkedContent, endMarkedContent. */
  readonly type?: string;
  readonly id?: string | null;
}

/** A node of the structure tree of a page: its role (H1, P, L, LI, Table…), and its children or marked text. */
export interface StructureNode {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (StructureNode | { readonly type: string; readonly id: string })[];
}

/** Returns the text of each marked-content id of a page, with its lines joined. */
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

/** Distance between two lines, as a multiple of the line height, from which a new paragraph begins. */
const PARAGRAPH_GAP = 1.8;

/** A paragraph of a page without structure. */
export interface Paragraph {
  /** Distance of its first line from the bottom of the page, in points. */
  readonly y: number;
  readonly text: string;
}

/** Returns the paragraphs of a page without structure, joining lines that are close to one another. */
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
