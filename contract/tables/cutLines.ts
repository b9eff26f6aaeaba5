import { Growing } from './growing';
import type { CutText } from './lines';
import { TableProblem } from './TableProblem';
import { tableLimits } from './tableLimits';

const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;

/** Maximum number of times that a text is split again, each time ignoring the quotes that swallowed lines. */
const PASSES = 8;

/**
 * Splits a text into lines and cells without copying anything. An unclosed quote would extend to a later quote and
 * swallow the lines between them. If the resulting line has a different number of cells than the first line, and its
 * quoted cell contains separators in several lines, the opening quote is treated as text instead.
 * @param first position of the first line
 * @throws TableProblem
 */
export function cutLines(text: string, delimiter: string, first = 1): CutText {
  const plain = new Set<number>();
  for (let pass = 1; ; pass += 1) {
    const cut = cutBy(text, delimiter, first, plain);
    const spanning = spanningIn(cut, delimiter);
    const swallowing = pass < PASSES ? spanning.filter(({ isOdd }) => isOdd) : [];
    if (swallowing.length === 0) return { ...cut, spanning: spanning.map(({ line }) => first + line) };
    for (const { start } of swallowing) plain.add(start);
  }
}

/** Quoted cell of several lines with a separator in a later line, which may be text of rows that it swallowed. */
interface Spanning {
  readonly line: number;
  /** Position in the text at which it begins. */
  readonly start: number;
  /** Whether its line has a different number of cells than the first. */
  readonly isOdd: boolean;
}

function spanningIn({ text, starts, firsts, ends }: CutText, delimiter: string): readonly Spanning[] {
  const found: Spanning[] = [];
  // Most files contain no quotes at all.
  if (text.indexOf('"', 0) === -1) return found;
  const wanted = (firsts[1] ?? 0) - (firsts[0] ?? 0);
  const breaks = ['\n', '\r'].map((end) => ({ end, at: -1 }));
  /** Returns the position of the next line break; the arguments of successive calls must increase. */
  const nextBreak = (from: number) => {
    for (const one of breaks) {
      if (one.at >= from) continue;
      const found = text.indexOf(one.end, from);
      one.at = found === -1 ? text.length : found;
    }
    return Math.min(...breaks.map(({ at }) => at));
  };
  for (let line = 0; line + 1 < starts.length; line += 1) {
    const from = firsts[line] as number;
    const to = firsts[line + 1] as number;
    for (let cell = from; cell < to; cell += 1) {
      const start = cell === from ? (starts[line] as number) : (ends[cell - 1] as number) + 1;
      if (text.charCodeAt(start) !== QUOTE || nextBreak(start) >= (ends[cell] as number)) continue;
      const [, ...later] = text.slice(start, ends[cell]).split(/\r\n|\r|\n/);
      if (!later.some((one) => one.includes(delimiter))) continue;
      found.push({ line, start, isOdd: line > 0 && wanted > 1 && to - from !== wanted });
    }
  }
  return found;
}

/**
 * Finds the ends of all lines and cells of a text in one pass. A line ends with CR, LF or both; a cell that begins with
 * a quote ends with the next undoubled quote that is followed by a separator or the end of the line. Other quotes are
 * text.
 *
 * @param plain positions of quotes that are always text
 * @throws TableProblem
 */
function cutBy(text: string, delimiter: string, first: number, plain: ReadonlySet<number>): CutText {
  const { length } = text;
  const starts = new Growing(length >> 5);
  const firsts = new Growing(length >> 5);
  const ends = new Growing(length >> 3);
  const next = (what: string, from: number) => {
    const at = text.indexOf(what, from);
    return at === -1 ? length : at;
  };
  const place = () => ({ line: first + starts.length - 1 });
  const quotes = quotesIn(text, delimiter);
  let start = 0;
  let separator = -1;
  let feed = -1;
  let back = -1;
  let before = 0;
  starts.push(0);
  firsts.push(0);
  for (;;) {
    const isQuoted = text.charCodeAt(start) === QUOTE && !plain.has(start);
    const from = isQuoted ? quotes.endOf(start) : start;
    if (separator < from) separator = next(delimiter, from);
    if (feed < from) feed = next('\n', from);
    if (back < from) back = next('\r', from);
    const lineEnd = Math.min(feed, back);
    const within = separator < lineEnd;
    const end = within ? separator : lineEnd;
    if (end - start > tableLimits.cell) throw new TableProblem('tooLongCell', place());
    ends.push(end);
    const isPair = !within && end === back && text.charCodeAt(end + 1) === LINE_FEED;
    start = end + (isPair ? 2 : 1);
    if (within) continue;
    if (ends.length - before > tableLimits.columns) throw new TableProblem('tooManyColumns', place());
    before = ends.length;
    firsts.push(before);
    starts.push(Math.min(start, length));
    if (starts.length > tableLimits.lines) throw new TableProblem('tooManyLines');
    if (end === length || start === length) break;
  }
  return {
    text,
    starts: starts.taken(),
    firsts: firsts.taken(),
    ends: ends.taken(),
    first,
    quoted: true,
  };
}

/**
 * Returns functions that find the ends of quoted cells. They read each character only a few times, however the quotes
 * are distributed.
 */
function quotesIn(text: string, delimiter: string) {
  const { length } = text;
  const code = delimiter.charCodeAt(0);
  /** Position before which no quote ends a cell, as an earlier search has shown. */
  let barren = 0;
  let lineEnd = -1;

  /** Returns the position after a closing quote and the spaces that follow it, if the quote closes a cell. */
  const closesAt = (quote: number): number | undefined => {
    let at = quote + 1;
    while (at < length && text.charCodeAt(at) === SPACE && code !== SPACE) at += 1;
    const after = text.charCodeAt(at);
    const closes = at >= length || after === code || after === LINE_FEED || after === RETURN;
    return closes ? at : undefined;
  };
  /** Returns the position of the next undoubled quote; -1 if there is none. */
  const single = (from: number): number => {
    let at = text.indexOf('"', from);
    while (at !== -1 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
    return at;
  };
  const lineEndAfter = (from: number): number => {
    for (let at = from; at < length; at += 1) {
      const character = text.charCodeAt(at);
      if (character === LINE_FEED || character === RETURN) return at;
    }
    return length;
  };
  return {
    /**
     * Returns the position from which to look for the end of a cell that begins with a quote: after its closing quote,
     * or the start if there is none.
     */
    endOf(start: number): number {
      if (start < barren) return start;
      const quote = single(start + 1);
      const end = quote === -1 ? undefined : closesAt(quote);
      if (end !== undefined) return end;
      // Misused quote: the cell ends in its own line.
      if (lineEnd < start) lineEnd = lineEndAfter(start);
      for (let at = single(start + 1); at !== -1 && at < lineEnd; at = single(at + 1)) {
        const behind = closesAt(at);
        if (behind !== undefined) return behind;
      }
      barren = lineEnd;
      return start;
    },
  };
}
