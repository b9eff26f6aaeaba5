import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type FontName, fonts, inFonts } from './fonts';

type Doc = InstanceType<typeof PDFDocument>;

/**
 * Loads pdfkit, only when the first document is made, because it would take a tenth of the startup. It is not loaded by
 * import(), because drawing is synchronous.
 */
const drawing = (): typeof PDFDocument => createRequire(import.meta.url)('pdfkit');

type Element = ReturnType<Doc['struct']>;

const MARGIN = 56;
const GREY = '#4d5963';
const INK = '#1d252c';

/**
 * Returns the scope of a header cell, which PDF/UA requires; the type is `object` because pdfkit's types lack `scope`.
 */
const headOf = (isHead: boolean, place: number): object =>
  isHead ? { scope: 'Column' } : place === 0 ? { scope: 'Row' } : {};

/** The metadata of a document. */
export interface Described {
  readonly title: string;
  readonly subject: string;
  /** The date of the document. */
  readonly at: Date;
  /** The footer of each page, by its number and the number of pages. */
  readonly footer?: (page: number, pages: number) => string;
}

interface Written {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly lineGap?: number;
  readonly colour?: string;
  readonly lineBreak?: false;
}

/**
 * A PDF that screen readers can read: tagged (PDF/UA), in Italian, with a title and embedded fonts. Its methods add
 * parts at the end.
 */
export class TaggedDocument {
  private readonly doc: Doc;
  private readonly root: Element;
  private readonly bytes: Promise<Buffer>;
  private readonly footer: Described['footer'];
  private count = 1;

  constructor({ title, subject, at, footer }: Described) {
    this.footer = footer;
    const Drawing = drawing();
    this.doc = new Drawing({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      // pdfkit's types lack this subset.
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'it-IT',
      displayTitle: true,
      // Pages are kept until the end, because the footers contain the number of pages.
      bufferPages: true,
      info: { Title: title, Subject: subject, CreationDate: at },
    });
    const chunks: Buffer[] = [];
    this.bytes = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
    this.doc.on('pageAdded', () => {
      this.count += 1;
    });
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file());
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** The number of pages so far. */
  get pages(): number {
    return this.count;
  }

  heading(level: 1 | 2 | 3, text: string): void {
    if (level !== 1) this.room(80);
    this.doc.moveDown(level === 1 ? 0 : 0.9);
    const size = { 1: 22, 2: 13, 3: 11 }[level];
    this.root.add(this.doc.struct(`H${level}`, {}, () => this.write(text, 'strong', size)));
    this.doc.moveDown(0.25);
  }

  paragraph(text: string): void {
    this.root.add(this.doc.struct('P', {}, () => this.write(text, 'text', 10.5, { lineGap: 2 })));
    this.doc.moveDown(0.35);
  }

  /** Draws a picture from the bytes of a PNG. @param alt its alternative text @param side in points */
  picture(png: Buffer, alt: string, side: number): void {
    this.room(side + 8);
    const { x, y } = this.doc;
    this.root.add(this.doc.struct('Figure', { alt }, () => void this.doc.image(png, x, y, { width: side })));
    this.doc.x = x;
    this.doc.y = y + side + 8;
  }

  nextPage(): void {
    this.doc.addPage();
  }

  points(points: readonly string[]): void {
    const list = this.doc.struct('L');
    this.root.add(list);
    for (const point of points) {
      this.room(30);
      const { x, y } = this.doc;
      const label = this.doc.struct('Lbl', {}, () => this.write('•', 'text', 10.5, { x: x + 4, y }));
      const body = this.doc.struct('LBody', {}, () =>
        this.write(point, 'text', 10.5, { x: x + 16, y, lineGap: 2 }),
      );
      list.add(this.doc.struct('LI', {}, [label, body]));
      this.doc.x = x;
      this.doc.moveDown(0.25);
    }
    list.end();
  }

  /** Draws a table whose first column is the row header. @param shares of the width, by column */
  table(
    head: readonly string[],
    rows: readonly (readonly string[])[],
    shares: readonly number[] = [0.52, 0.15, 0.18, 0.15],
  ): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    this.row(table, head, () => 'TH', true, shares);
    for (const row of rows) this.row(table, row, (place) => (place === 0 ? 'TH' : 'TD'), false, shares);
    table.end();
    this.doc.moveDown(0.5);
  }

  /** Ends the document. @returns its bytes */
  end(): Promise<Buffer> {
    this.root.end();
    for (let page = 0; this.footer && page < this.pages; page++) {
      this.doc.switchToPage(page);
      this.below(this.footer(page + 1, this.pages));
    }
    this.doc.end();
    return this.bytes;
  }

  /** Writes text in its font and size (points), after the last text or at a given position. */
  private write(text: string, font: FontName, size: number, how: Written = {}): void {
    const { x, y, colour = INK, ...options } = how;
    const parts = inFonts(text, font);
    this.doc.fontSize(size).fillColor(colour);
    for (const [place, [name, part]] of parts.entries()) {
      const given = { ...options, continued: place < parts.length - 1 };
      this.doc.font(name);
      if (place === 0 && x !== undefined) this.doc.text(part, x, y, given);
      else this.doc.text(part, given);
    }
  }

  private row(
    table: Element,
    cells: readonly string[],
    tag: (place: number) => 'TH' | 'TD',
    isHead: boolean,
    shares: readonly number[],
  ): void {
    const width = this.doc.page.width - 2 * MARGIN;
    const size = isHead ? 9.5 : 10;
    let x = MARGIN;
    const placed = cells.map((cell, place) => {
      const own = width * (shares[place] ?? 0.15);
      const font: FontName = isHead || place === 0 ? 'strong' : 'text';
      this.doc.font(font).fontSize(size);
      const at = { x, width: own - 8, high: this.doc.heightOfString(cell, { width: own - 8 }) + 7 };
      x += own;
      return { cell, font, ...at };
    });
    const height = Math.max(21, ...placed.map(({ high }) => high));
    // A row must not be split: after a cell that continues on the next page, the other cells would be drawn there too.
    this.room(Math.max(30, height));
    const { y } = this.doc;
    const drawn = placed.map(({ cell, font, x: at, width: own }, place) =>
      this.doc.struct(tag(place), headOf(isHead, place), () =>
        this.write(cell, font, size, { x: at, y: y + 4, width: own, colour: isHead ? GREY : INK }),
      ),
    );
    table.add(this.doc.struct('TR', {}, drawn));
    this.doc.x = MARGIN;
    this.doc.y = y + height;
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc
      .moveTo(MARGIN, y + height - 1)
      .lineTo(MARGIN + width, y + height - 1)
      .lineWidth(0.5)
      .stroke('#d3d9de');
    this.doc.endMarkedContent();
  }

  /** Writes an artifact: a screen reader skips it. */
  private below(text: string): void {
    const { page } = this.doc;
    // Writing in the bottom margin would start another page.
    page.margins.bottom = 0;
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.write(text, 'text', 8.5, { x: MARGIN, y: page.height - 40, colour: GREY, lineBreak: false });
    this.doc.endMarkedContent();
  }

  /** Starts a new page if the current page has less room than some points, so that what follows is not split. */
  private room(points: number): void {
    if (this.doc.y + points > this.doc.page.height - MARGIN) this.doc.addPage();
  }
}
