import { cellsOf, type Lines } from '../../../../contract/tables/lines';

/** The rows of a file: the lines below its header that say something, and what was written into them since. */
export class Rows {
  private readonly written = new Map<number, string[]>();

  /** @param at the line of each row */
  constructor(
    private readonly lines: Lines,
    private readonly at: readonly number[],
  ) {}

  get length(): number {
    return this.at.length;
  }

  /** The place of a row in the file; the first line is 1. */
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

  write(index: number, column: number, text: string): void {
    const cells = [...this.cells(index)];
    cells[column] = text;
    this.written.set(index, cells);
  }

  /** Takes over what was written into these rows when they were read before. */
  takeOver(before: Rows): void {
    if (before.written.size === 0) return;
    const written = new Map(
      [...before.written].map(([index, cells]) => [before.position(index), cells] as const),
    );
    for (let index = 0; index < this.length; index += 1) {
      const cells = written.get(this.position(index));
      if (cells) this.written.set(index, cells);
    }
  }
}
