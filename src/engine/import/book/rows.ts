import { cellsOf, type Lines } from '../../../../contract/tables/lines';

/** Rows of a file: the lines below its header that are not blank, with all edits. */
export class Rows {
  private readonly written = new Map<number, string[]>();
  /** Columns of each row that a person edited. */
  private readonly corrected = new Map<number, Set<number>>();

  /** @param at the index in `lines` of each row */
  constructor(
    private readonly lines: Lines,
    private readonly at: readonly number[],
  ) {}

  get length(): number {
    return this.at.length;
  }

  /** Returns the position of a row in the file; the first line is 1. */
  position(index: number): number {
    return this.lines.position(this.at[index] ?? -1);
  }

  cell(index: number, column: number): string {
    const written = this.written.size > 0 ? this.written.get(index) : undefined;
    return written ? (written[column] ?? '') : this.lines.cell(this.at[index] ?? -1, column);
  }

  cells(index: number): readonly string[] {
    return this.written.get(index) ?? cellsOf(this.lines, this.at[index] ?? -1);
  }

  /** Returns the original text of a cell, ignoring edits. */
  source(index: number, column: number): string {
    return this.lines.cell(this.at[index] ?? -1, column);
  }

  /** Returns whether a cell holds a date of a spreadsheet and was not edited. */
  isDate(index: number, column: number): boolean {
    return this.lines.isDate(this.at[index] ?? -1, column) && !this.isCorrected(index, column);
  }

  /** Writes the interpreted value of a cell. */
  write(index: number, column: number, text: string): void {
    const cells = this.written.get(index) ?? cellsOf(this.lines, this.at[index] ?? -1);
    while (cells.length < column) cells.push('');
    cells[column] = text;
    this.written.set(index, cells);
  }

  /** Writes a person's edit into a cell, which is not interpreted again later. */
  correct(index: number, column: number, text: string): void {
    this.write(index, column, text);
    this.corrected.set(index, (this.corrected.get(index) ?? new Set()).add(column));
  }

  /** Whether any row differs from the file. */
  get isWritten(): boolean {
    return this.written.size > 0;
  }

  isCorrected(index: number, column: number): boolean {
    return this.corrected.size > 0 && (this.corrected.get(index)?.has(column) ?? false);
  }

  /** Takes over edits of these rows from an earlier reading. */
  takeOver(before: Rows): void {
    if (before.corrected.size === 0) return;
    const corrected = new Map(
      [...before.corrected].map(([index, columns]) => [before.position(index), { index, columns }] as const),
    );
    for (let index = 0; index < this.length; index += 1) {
      const row = corrected.get(this.position(index));
      for (const column of row?.columns ?? [])
        this.correct(index, column, before.cell(row?.index ?? -1, column));
    }
  }
}
