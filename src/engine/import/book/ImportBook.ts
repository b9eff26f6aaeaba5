import type { JudgedRow, SentRow, Verdict } from '../../../../contract/imports/imported';
import { CELL_LIMIT } from '../../../../contract/imports/importLimits';
import { cellCheck, type Importable, readRow } from '../../../../contract/imports/imports';
import { cellName } from '../../../../contract/tables/cellName';
import type { Lines } from '../../../../contract/tables/lines';
import { serialDay } from '../../../../contract/tables/serialDay';
import { sheetError } from '../../../../contract/tables/sheetErrors';
import { csvOf } from '../../../../contract/values/csv';
import { calledRow } from './calledRow';
import type { Column, KnownNames } from './columns';
import { remembering } from './remembering';
import { repeatedRows } from './repeatedRows';
import { type Sheet, sheetOf } from './sheet';
import type { Distinct, RowFilter, RowVerdict, Tally } from './tally';

/** A row as the page shows it. */
export interface BookRow {
  readonly index: number;
  readonly position: number;
  /** What its cells say, by field. */
  readonly cells: Readonly<Record<string, string>>;
  readonly verdict: RowVerdict;
  /** The record that it is about. */
  readonly id: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

interface Judgement {
  readonly verdict: Verdict;
  readonly id: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** Words that only the page knows. */
export interface BookWords {
  /** That the person is in an earlier row; `%{row}` is where. */
  readonly repeated: string;
  /** The name of the column that says why a row was refused. */
  readonly reason: string;
}

/** Where the lines are from. */
export interface BookSource {
  /** The sheet of a workbook. */
  readonly sheet?: string;
  /** Whether its dates count from 1904. */
  readonly from1904?: boolean;
}

/** A date as a spreadsheet keeps it, from 1954 to 2119, in a cell that is not shown as one. */
const SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;

/**
 * A file while somebody looks through it, before anything is imported: its rows, which column is which field, what
 * is wrong and what was put right. It lives beside the page, in a worker, so that no number of rows holds that up.
 */
export class ImportBook {
  private readonly sheet: Sheet;
  /** The row at each place of the file. */
  private indexOf: ReadonlyMap<number, number> | undefined;
  /** The column of each field; undefined where the file has none. */
  private places: Readonly<Record<string, number>> = {};
  private wrong = new Map<number, Readonly<Record<string, string>>>();
  private repeats = new Map<number, number>();
  private judgements: (Judgement | undefined)[] = [];

  constructor(
    private readonly of: Importable,
    lines: Lines,
    names: KnownNames,
    private readonly words: BookWords,
    private readonly from: BookSource = {},
  ) {
    this.sheet = sheetOf(lines, names);
  }

  get columns(): readonly Column[] {
    return this.sheet.columns;
  }

  /** Keeps what was put right in the same sheet before it was read again. */
  takeOver(before: ImportBook): void {
    this.sheet.rows.takeOver(before.sheet.rows);
  }

  get skipped(): Sheet['skipped'] {
    return this.sheet.skipped;
  }

  get length(): number {
    return this.sheet.rows.length;
  }

  /** Whether a column tells which record each row is about. */
  get isIdentified(): boolean {
    return this.sheet.columns.some(({ field }) => field !== undefined && this.of.identify.includes(field));
  }

  /** Whether nothing need be asked about the columns. */
  get isPlain(): boolean {
    return this.isIdentified && this.sheet.columns.every(({ sure }) => sure);
  }

  /** Says which column is which field, and checks every row again. */
  map(fields: readonly (string | undefined)[]): void {
    this.places = Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, at]] : [])));
    this.judgements = [];
    this.wrong = new Map();
    this.writeDays();
    this.checkAll();
    this.findRepeats();
  }

  /** Writes into a cell. @returns the rows that the provider must look at again */
  edit(index: number, field: string, text: string): number[] {
    const place = this.places[field];
    if (index >= this.sheet.rows.length || place === undefined) return [];
    this.sheet.rows.write(index, place, text);
    this.check(index);
    const before = this.repeats;
    this.findRepeats();
    const changed = [...before.keys(), ...this.repeats.keys()].filter(
      (one) => before.get(one) !== this.repeats.get(one),
    );
    const again = [...new Set([index, ...changed])].sort((a, b) => a - b);
    for (const one of again) this.judgements[one] = undefined;
    return again;
  }

  /** Takes in what the provider said of rows. */
  judge(rows: readonly JudgedRow[]): void {
    const { rows: all } = this.sheet;
    this.indexOf ??= new Map(Array.from({ length: all.length }, (_, index) => [all.position(index), index]));
    for (const row of rows) {
      const index = this.indexOf.get(row.position);
      if (index === undefined) continue;
      const problems = Object.fromEntries(row.problems.map(({ field, message }) => [field, message]));
      this.judgements[index] = { verdict: row.verdict, id: row.id, problems, warnings: row.warnings };
    }
  }

  /** Rows as they are sent, `count` from one on. */
  piece(from: number, count: number): SentRow[] {
    const last = Math.min(from + count, this.sheet.rows.length);
    return Array.from({ length: Math.max(0, last - from) }, (_, n) => this.sent(from + n));
  }

  sent(index: number): SentRow {
    const repeats = this.repeats.get(index);
    const cells = this.cellsOf(index);
    return {
      position: this.positionOf(index),
      cells: Object.fromEntries(
        Object.entries(cells).map(([field, cell]) => [field, cell.slice(0, CELL_LIMIT)]),
      ),
      ...(repeats !== undefined && { repeats: this.positionOf(repeats) }),
    };
  }

  tally(): Tally {
    const counts = {
      total: this.sheet.rows.length,
      create: 0,
      update: 0,
      unchanged: 0,
      refused: 0,
      unchecked: 0,
      warned: 0,
    };
    for (let index = 0; index < counts.total; index += 1) {
      counts[this.verdictOf(index)] += 1;
      if (this.isWarned(index)) counts.warned += 1;
    }
    return counts;
  }

  /** The places of the rows with one verdict, of those that are warned of, or of all. */
  find(only: RowFilter | undefined): number[] {
    const all = Array.from({ length: this.sheet.rows.length }, (_, index) => index);
    if (only === 'warned') return all.filter((index) => this.isWarned(index));
    return only ? all.filter((index) => this.verdictOf(index) === only) : all;
  }

  /** The places of the rows that repeat no earlier one; those of them that are refused, and that are warned of. */
  distinct(): Distinct {
    const places = this.find(undefined).filter((index) => !this.repeats.has(index));
    return {
      places,
      refused: places.filter((index) => this.verdictOf(index) === 'refused'),
      warned: places.filter((index) => this.isWarned(index)),
    };
  }

  row(index: number): BookRow {
    const judged = this.judgements[index];
    return {
      index,
      position: this.positionOf(index),
      cells: this.cellsOf(index),
      verdict: this.verdictOf(index),
      id: calledRow(judged?.id ?? '', this.cellsOf(index), this.of),
      problems: this.problemsOf(index),
      warnings: judged?.warnings ?? [],
    };
  }

  /** The refused rows as a file: the same columns, and why. */
  refusedFile(): string {
    const columns = this.sheet.columns.map(({ header }) => header);
    const before = columns.indexOf(this.words.reason);
    const without = (cells: readonly string[]) =>
      columns.flatMap((_, at) => (at === before ? [] : [cells[at] ?? '']));
    const refused = this.find('refused');
    const lines = refused.map((index) => [
      ...without(this.sheet.rows.cells(index)),
      Object.values(this.problemsOf(index)).join('. '),
    ]);
    return csvOf([[...without(columns), this.words.reason], ...lines]);
  }

  private isWarned(index: number): boolean {
    return (this.judgements[index]?.warnings.length ?? 0) > 0;
  }

  private check(index: number): void {
    const { problems } = readRow(this.of, this.cellsOf(index));
    if (Object.keys(problems).length > 0) this.wrong.set(index, problems);
    else this.wrong.delete(index);
  }

  /** Dates that are numbers in the file are shown as dates, so that everybody sees which day is imported. */
  private writeDays(): void {
    const { rows } = this.sheet;
    for (const [field, place] of Object.entries(this.places)) {
      if (this.of.fields[field]?.kind !== 'day') continue;
      for (let index = 0; index < rows.length; index += 1) {
        const cell = rows.cell(index, place).trim();
        const day = SERIAL.test(cell) ? serialDay(Number(cell), this.from.from1904 ?? false) : undefined;
        if (day) rows.write(index, place, day);
      }
    }
  }

  /** Row by row: column by column, the program that is made of the check would be made anew for each. */
  private checkAll(): void {
    const { rows } = this.sheet;
    const columns = Object.entries(this.places).map(([field, place]) => {
      const { isFine, problem } = cellCheck(this.of, field);
      return { field, place, isFine, problem: remembering(problem) };
    });
    for (let index = 0; index < rows.length; index += 1) {
      for (const { field, place, isFine, problem } of columns) {
        const cell = rows.cell(index, place);
        const message = isFine(cell) ? undefined : problem(cell);
        if (message) this.wrong.set(index, { ...this.wrong.get(index), [field]: message });
      }
    }
  }

  private findRepeats(): void {
    const columns = this.of.identify.flatMap((field) => this.places[field] ?? []);
    this.repeats = repeatedRows(this.sheet.rows, columns);
  }

  private verdictOf(index: number): RowVerdict {
    if (this.repeats.has(index)) return 'refused';
    return this.judgements[index]?.verdict ?? (this.wrong.has(index) ? 'refused' : 'unchecked');
  }

  private problemsOf(index: number): Readonly<Record<string, string>> {
    const repeats = this.repeats.get(index);
    if (repeats !== undefined) {
      const field = this.of.identify.find((one) => this.places[one] !== undefined) ?? '';
      return { [field]: this.words.repeated.replace('%{row}', String(this.positionOf(repeats))) };
    }
    const problems = this.judgements[index]?.problems ?? this.wrong.get(index) ?? {};
    const { sheet } = this.from;
    if (sheet === undefined) return problems;
    return Object.fromEntries(
      Object.entries(problems).map(([field, message]) => {
        const place = this.places[field];
        const error = place === undefined ? undefined : sheetError(this.sheet.rows.cell(index, place));
        if (place === undefined || !error) return [field, message];
        return [field, `Foglio «${sheet}», cella ${cellName(place, this.positionOf(index))}: ${error}`];
      }),
    );
  }

  private cellsOf(index: number): Record<string, string> {
    const cells: Record<string, string> = {};
    for (const field of Object.keys(this.places)) {
      const cell = this.sheet.rows.cell(index, this.places[field] ?? 0);
      if (cell !== '') cells[field] = cell;
    }
    return cells;
  }

  private positionOf(index: number): number {
    return this.sheet.rows.position(index);
  }
}
