import type { SentRow, ValidatedRow, Verdict } from '../../../../contract/imports/imported';
import { cellLimit, IMPORT_CHARACTERS_PER_REQUEST } from '../../../../contract/imports/importLimits';
import { cellCheck, type Importable, readRow, wholeNames } from '../../../../contract/imports/imports';
import * as tablesMessages from '../../../../contract/messages/it/tables';
import { message } from '../../../../contract/messages/message';
import { cellName } from '../../../../contract/tables/cellName';
import type { Lines } from '../../../../contract/tables/lines';
import { sheetError } from '../../../../contract/tables/sheetErrors';
import { isTaxCodePattern } from '../../../../contract/values/codiceFiscale';
import { csvOf } from '../../../../contract/values/csv';
import { type DateOrder, type DateReading, readDateText } from '../../../../contract/values/dateTexts';
import type { DividedName } from '../../../../contract/values/personName';
import { taxCodeCorrections } from '../../../../contract/values/taxCodeCorrections';
import { calledRow } from './calledRow';
import type { Column, ColumnNames } from './columns';
import { isDoubtful, likelyOrder, orderIn, shownDay, writeDays } from './dayColumns';
import {
  divideRow,
  isSwapped,
  type PersonColumns,
  swapBack,
  swapNames,
  swappedRows,
  type WholeColumn,
} from './personNames';
import { type Grouped, type GroupKey, groupKeyOf, groupsOf, type ProblemGroup } from './problemGroups';
import type { Answer, Question, SwapAnswer } from './questions';
import { remembering } from './remembering';
import { repeatedRows } from './repeatedRows';
import { type Sheet, sheetOf } from './sheet';
import type { Distinct, RowVerdict, Shown, Tally } from './tally';

/** A row as the page displays it. */
export interface BookRow {
  readonly index: number;
  readonly position: number;
  /** Text of the cells, by field. */
  readonly cells: Readonly<Record<string, string>>;
  readonly verdict: RowVerdict;
  /** Id of the record that the row refers to. */
  readonly id: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
  /** Whether the end of the surname is uncertain. */
  readonly isDoubtful: boolean;
  readonly proposals: readonly Proposal[];
}

/** Maximum number of repeated rows that are named: enough to find the fault in the file. */
const REPEATED_SHOWN = 100;

/** A correction of cells of a row, applied only when the person accepts it. */
export interface Proposal {
  /**
   * A tax code that its check character confirms, a possible split of a whole name, or a swap of surname and first
   * name.
   */
  readonly kind: 'taxCode' | 'name' | 'swap';
  readonly cells: Readonly<Record<string, string>>;
}

interface Judgement {
  readonly verdict: Verdict;
  readonly id: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** Sentences and the date, which the worker gets from the page. */
export interface BookWords {
  /** YYYY-MM-DD, used to interpret years of two digits. */
  readonly today: string;
  /** Message that an earlier row is about the same person; `%{row}` is its position. */
  readonly repeated: string;
  /** Name of the column with the reason of the refusal. */
  readonly reason: string;
}

/** Where the lines come from; empty for a text file. */
export interface BookSource {
  /** The name of the sheet; undefined for a text file. */
  readonly sheet?: string;
  /** Whether the dates of the workbook use the 1904 date system. */
  readonly from1904?: boolean;
}

/** Maximum number of proposed corrections of a tax code, or splits of a name. */
const PROPOSED = 3;

/**
 * A file under review before its import: its rows, the mapping of its columns, errors and corrections. It lives in a
 * worker, so that no number of rows blocks the page.
 */
export class ImportBook {
  private readonly sheet: Sheet;
  /** Row index by position in the file. */
  private indexOf: ReadonlyMap<number, number> | undefined;
  /** Column of each field; undefined if the file has none. */
  private places: Readonly<Record<string, number>> = {};
  private wrong = new Map<number, Readonly<Record<string, string>>>();
  private repeats = new Map<number, number>();
  private judgements: (Judgement | undefined)[] = [];
  /** Column with a whole name that was split, and the order of its parts. */
  private whole: WholeColumn | undefined;
  /** Rows in which the end of the surname is uncertain. */
  private doubtful = new Map<number, DividedName>();
  private asked: readonly Question[] = [];
  /** Answers by question id. */
  private answers = new Map<string, Answer>();
  /** Rows whose names were swapped, and the columns. */
  private swapped: { readonly rows: readonly number[]; readonly columns: PersonColumns } | undefined;

  constructor(
    private readonly of: Importable,
    lines: Lines,
    private readonly names: ColumnNames,
    private readonly words: BookWords,
    private readonly from: BookSource = {},
  ) {
    this.sheet = sheetOf(lines, names);
  }

  get columns(): readonly Column[] {
    return this.sheet.columns;
  }

  /** Takes over the corrections and answers given before the sheet was read again. */
  takeOver(before: ImportBook): void {
    this.sheet.rows.takeOver(before.sheet.rows);
    this.answers = new Map(before.answers);
  }

  get skipped(): Sheet['skipped'] {
    return this.sheet.skipped;
  }

  get length(): number {
    return this.sheet.rows.length;
  }

  /** Whether a column identifies the record of each row. */
  get isIdentified(): boolean {
    return this.sheet.columns.some(({ field }) => field !== undefined && this.of.identify.includes(field));
  }

  /** Whether the columns need no confirmation. */
  get isPlain(): boolean {
    return this.isIdentified && this.sheet.columns.every(({ sure }) => sure);
  }

  /** Open questions about the file. */
  get questions(): readonly Question[] {
    return this.asked;
  }

  /** Maps columns to fields and checks every row again. */
  map(fields: readonly (string | undefined)[]): void {
    const wholes: readonly string[] = this.of.person ? wholeNames(this.of.person) : [];
    this.places = Object.fromEntries(
      fields.flatMap((field, at) => (field && !wholes.includes(field) ? [[field, at]] : [])),
    );
    this.whole = undefined;
    for (const [nth, whole] of wholes.entries()) {
      const column = fields.indexOf(whole);
      if (column !== -1) this.divide({ column, order: nth === 0 ? 'surnameFirst' : 'nameFirst' });
    }
    this.understand();
  }

  /** Applies the answer to a question and checks every row again. */
  answer(id: string, answer: Answer): void {
    this.answers.set(id, answer);
    this.understand();
  }

  /** Edits a cell. @returns the rows that the provider must check again */
  edit(index: number, field: string, text: string): number[] {
    return this.write([{ index, cells: { [field]: text } }]);
  }

  /** Applies an accepted proposal. @returns the rows that the provider must check again */
  accept(index: number, { cells }: Proposal): number[] {
    return this.write([{ index, cells }]);
  }

  /**
   * Corrects the tax codes of a group that have exactly one correction. @returns the rows that the provider must check
   * again
   */
  correct(group: GroupKey): number[] {
    return this.write(
      this.find(group).flatMap((index) => {
        const [only, ...more] = this.corrections(index);
        return only && more.length === 0 ? [{ index, cells: only.cells }] : [];
      }),
    );
  }

  /** Stores the provider's results. */
  judge(rows: readonly ValidatedRow[]): void {
    const { rows: all } = this.sheet;
    this.indexOf ??= new Map(Array.from({ length: all.length }, (_, index) => [all.position(index), index]));
    for (const row of rows) {
      const index = this.indexOf.get(row.position);
      if (index === undefined) continue;
      const problems = Object.fromEntries(row.problems.map(({ field, message }) => [field, message]));
      this.judgements[index] = { verdict: row.verdict, id: row.id, problems, warnings: row.warnings };
    }
  }

  /** Returns at most `count` rows from an index on, as they are sent: fewer if their texts are long. */
  piece(from: number, count: number): SentRow[] {
    const last = Math.min(from + count, this.sheet.rows.length);
    const rows: SentRow[] = [];
    let characters = 0;
    for (let index = from; index < last && characters < IMPORT_CHARACTERS_PER_REQUEST; index += 1) {
      const row = this.sent(index);
      rows.push(row);
      for (const cell of Object.values(row.cells)) characters += String(cell).length;
    }
    return rows;
  }

  sent(index: number): SentRow {
    const repeats = this.repeats.get(index);
    const cells = this.cellsOf(index);
    return {
      position: this.positionOf(index),
      cells: Object.fromEntries(
        Object.entries(cells).map(([field, cell]) => [
          field,
          cell.slice(0, cellLimit(this.of.fields[field])),
        ]),
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

  /** Returns the indexes of all rows, or of those with a verdict, with a warning, or in a group. */
  find(only: Shown | undefined): number[] {
    if (only?.startsWith('group:')) {
      const group = [...this.grouped()].filter((one) => groupKeyOf(one) === only);
      return [...new Set(group.map(({ index }) => index))];
    }
    const all = Array.from({ length: this.sheet.rows.length }, (_, index) => index);
    if (only === 'warned') return all.filter((index) => this.isWarned(index));
    return only ? all.filter((index) => this.verdictOf(index) === only) : all;
  }

  /** Returns problems and warnings by kind. */
  groups(): readonly ProblemGroup[] {
    return groupsOf(this.grouped(), (index) => this.corrections(index).length === 1);
  }

  /**
   * Returns the indexes of the rows that do not repeat an earlier one; among these, the refused ones and those with a
   * warning.
   */
  distinct(): Distinct {
    const places = this.find(undefined).filter((index) => !this.repeats.has(index));
    return {
      places,
      refused: places.filter((index) => this.verdictOf(index) === 'refused'),
      warned: places.filter((index) => this.isWarned(index)),
      repeated: [...this.repeats]
        .slice(0, REPEATED_SHOWN)
        .map(([index, first]) => ({ position: this.positionOf(index), first: this.positionOf(first) }))
        .sort((one, other) => one.position - other.position),
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
      isDoubtful: this.isDoubtful(index),
      proposals: this.proposals(index),
    };
  }

  /**
   * Returns the refused rows as a file, with the columns of the imported file and one for the reason. A whole name that
   * was split has two columns in place of its own.
   */
  refusedFile(): string {
    const columns = this.sheet.columns.map(({ header }) => header);
    const { whole, of, names } = this;
    const parts = whole && of.person ? [of.person.surname, of.person.name] : [];
    const headers = [...columns, ...parts.map((field) => names.fields[field]?.[0] ?? field)];
    const left = [columns.indexOf(this.words.reason), whole?.column];
    const kept = (cells: readonly string[]) =>
      headers.flatMap((_, at) => (left.includes(at) ? [] : [cells[at] ?? '']));
    const lines = this.find('refused').map((index) => [
      ...kept(this.sheet.rows.cells(index)),
      Object.values(this.problemsOf(index)).join('. '),
    ]);
    return csvOf([[...kept(headers), this.words.reason], ...lines]);
  }

  private isWarned(index: number): boolean {
    return (this.judgements[index]?.warnings.length ?? 0) > 0 || this.isDoubtful(index);
  }

  private check(index: number): void {
    const { problems } = readRow(this.of, this.cellsOf(index), this.words.today);
    if (Object.keys(problems).length > 0) this.wrong.set(index, problems);
    else this.wrong.delete(index);
  }

  /** Adds two columns after those of the file for the parts of a name, unless the file has them. */
  private divide(whole: WholeColumn): void {
    const { person } = this.of;
    if (!person || person.surname in this.places || person.name in this.places) return;
    this.whole = whole;
    this.places = {
      ...this.places,
      [person.surname]: this.sheet.columns.length,
      [person.name]: this.sheet.columns.length + 1,
    };
  }

  private personColumns(): PersonColumns | undefined {
    const { person } = this.of;
    if (!person) return undefined;
    const [surname, name] = [this.places[person.surname], this.places[person.name]];
    if (surname === undefined || name === undefined) return undefined;
    return { surname, name, taxCode: this.places[person.taxCode] };
  }

  /** Interprets the cells according to the answers, and checks them. */
  private understand(): void {
    this.judgements = [];
    this.wrong = new Map();
    this.understandNames();
    this.understandDays();
    this.checkAll();
    this.findRepeats();
  }

  private understandNames(): void {
    const { rows } = this.sheet;
    const columns = this.personColumns();
    this.asked = [];
    this.doubtful = new Map();
    if (this.swapped) swapBack(rows, this.swapped.rows, this.swapped.columns);
    this.swapped = undefined;
    if (!columns) return;
    const { surname, name } = columns;
    if (this.whole) {
      for (let index = 0; index < rows.length; index += 1) this.divideRow(index);
      return;
    }
    const count = swappedRows(rows, columns);
    if (count === 0) return;
    const id = `swapped ${surname} ${name}`;
    const first = this.find(undefined).find((index) => isSwapped(rows, index, columns)) ?? 0;
    const answer = this.answers.get(id) as SwapAnswer | undefined;
    this.asked = [
      {
        kind: 'swapped',
        id,
        count,
        surname: rows.cell(first, surname),
        name: rows.cell(first, name),
        ...(answer && { answer }),
      },
    ];
    if (answer === 'swap') this.swapped = { rows: swapNames(rows, columns), columns };
  }

  /** Returns how the dates of a field are read; if the file leaves the order open, the person's answer counts. */
  private readingOf(field: string): DateReading {
    const of = this.of.fields[field];
    const order = this.answers.get(`dateOrder ${this.places[field]}`) as DateOrder | undefined;
    return {
      today: this.words.today,
      past: of?.kind === 'day' && of.past,
      from1904: this.from.from1904,
      order,
    };
  }

  /** Splits the whole name of a row by its current tax code. */
  private divideRow(index: number): void {
    const columns = this.personColumns();
    const divided = this.whole && columns && divideRow(this.sheet.rows, index, this.whole, columns);
    if (divided && !divided.isSure) this.doubtful.set(index, divided);
    else this.doubtful.delete(index);
  }

  private understandDays(): void {
    const { rows } = this.sheet;
    for (const [field, place] of Object.entries(this.places)) {
      if (this.of.fields[field]?.kind !== 'day') continue;
      const reading = this.readingOf(field);
      const found = orderIn(rows, place, reading);
      const order = reading.order ?? likelyOrder(found);
      const isShownSo = found.isPlain && order === 'dayFirst' && !rows.isWritten;
      if (!isShownSo) writeDays(rows, place, { ...reading, order });
      if (!isDoubtful(found)) continue;
      const { sample, dayFirst, monthFirst } = found;
      const day = (order: DateOrder) => {
        const read = readDateText(sample, { ...reading, order });
        return read && { [order]: read };
      };
      this.asked = [
        ...this.asked,
        {
          kind: 'dateOrder',
          id: `dateOrder ${place}`,
          field,
          sample,
          days: { ...day('dayFirst'), ...day('monthFirst') },
          certain: { dayFirst, monthFirst },
          ...(reading.order && { answer: reading.order }),
        },
      ];
    }
  }

  private write(
    changes: readonly { readonly index: number; readonly cells: Readonly<Record<string, string>> }[],
  ): number[] {
    const { rows } = this.sheet;
    const written = new Set<number>();
    for (const { index, cells } of changes) {
      for (const [field, text] of Object.entries(cells)) {
        const place = this.places[field];
        if (index >= rows.length || place === undefined) continue;
        const isDay = this.of.fields[field]?.kind === 'day';
        // A person types the day first, whatever program wrote the file.
        const reading = { ...this.readingOf(field), order: undefined };
        rows.correct(index, place, isDay ? shownDay(text, reading) : text);
        written.add(index);
      }
      if (!written.has(index)) continue;
      this.divideRow(index);
      this.check(index);
    }
    if (written.size === 0) return [];
    const before = this.repeats;
    this.findRepeats();
    const changed = [...before.keys(), ...this.repeats.keys()].filter(
      (one) => before.get(one) !== this.repeats.get(one),
    );
    const again = [...new Set([...written, ...changed])].sort((a, b) => a - b);
    for (const one of again) this.judgements[one] = undefined;
    return again;
  }

  /** Whether the end of the surname is uncertain and was not confirmed. */
  private isDoubtful(index: number): boolean {
    const columns = this.doubtful.has(index) ? this.personColumns() : undefined;
    const { rows } = this.sheet;
    return (
      columns !== undefined &&
      !rows.isCorrected(index, columns.surname) &&
      !rows.isCorrected(index, columns.name)
    );
  }

  /** Returns, as proposals, the valid tax codes that an invalid one may stand for. */
  private corrections(index: number): readonly Proposal[] {
    const cells = this.cellsOf(index);
    const { surname = '', name = '' } = this.of.person ?? {};
    return Object.entries(this.of.fields).flatMap(([field, of]) => {
      const cell = cells[field];
      if (!cell || of.kind !== 'text' || !isTaxCodePattern(of.pattern)) return [];
      return taxCodeCorrections(cell, { sn: cells[surname], cn: cells[name] })
        .slice(0, PROPOSED)
        .map((code) => ({ kind: 'taxCode' as const, cells: { [field]: code } }));
    });
  }

  private proposals(index: number): readonly Proposal[] {
    const { person } = this.of;
    const columns = this.personColumns();
    const corrections = this.corrections(index);
    if (!person || !columns) return corrections;
    const named = (kind: 'name' | 'swap', surname: string, name: string): Proposal => ({
      kind,
      cells: { [person.surname]: surname, [person.name]: name },
    });
    const divided = this.isDoubtful(index) ? this.doubtful.get(index) : undefined;
    const ways = divided ? [divided, ...divided.others].slice(0, PROPOSED) : [];
    const { rows } = this.sheet;
    const inTurn = !divided && isSwapped(rows, index, columns) === true;
    return [
      ...corrections,
      ...ways.map(({ surname, name }) => named('name', surname, name)),
      ...(inTurn ? [named('swap', rows.cell(index, columns.name), rows.cell(index, columns.surname))] : []),
    ];
  }

  /** Yields problems and warnings of each row. */
  private *grouped(): Iterable<Grouped> {
    for (let index = 0; index < this.sheet.rows.length; index += 1) {
      for (const [field, message] of Object.entries(this.plainProblemsOf(index)))
        yield { index, kind: 'problem', field, message };
      for (const message of this.judgements[index]?.warnings ?? [])
        yield { index, kind: 'warning', field: '', message };
      if (this.isDoubtful(index)) yield { index, kind: 'doubt', field: '', message: '' };
    }
  }

  /**
   * Checks all cells, row by row: column by column, the JavaScript engine would compile the check again for each
   * column.
   */
  private checkAll(): void {
    const { rows } = this.sheet;
    const columns = Object.entries(this.places).map(([field, place]) => {
      const { isFine, problem } = cellCheck(this.of, field, this.words.today);
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

  private plainProblemsOf(index: number): Readonly<Record<string, string>> {
    const repeats = this.repeats.get(index);
    if (repeats !== undefined) {
      const field = this.of.identify.find((one) => this.places[one] !== undefined) ?? '';
      return { [field]: this.words.repeated.replace('%{row}', String(this.positionOf(repeats))) };
    }
    return this.judgements[index]?.problems ?? this.wrong.get(index) ?? {};
  }

  /**
   * Returns the problems of a row, by field. For an error value in a cell of a workbook, the problem names the cell.
   */
  private problemsOf(index: number): Readonly<Record<string, string>> {
    const problems = this.plainProblemsOf(index);
    const { sheet } = this.from;
    if (sheet === undefined) return problems;
    return Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => {
        const place = this.places[field];
        const error = place === undefined ? undefined : sheetError(this.sheet.rows.cell(index, place));
        if (place === undefined || !error) return [field, problem];
        return [
          field,
          message(tablesMessages.sheetCell, {
            sheet,
            cell: cellName(place, this.positionOf(index)),
            sentence: error,
          }),
        ];
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
