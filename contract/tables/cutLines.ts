import { Growing } from './growing';
import type { CutText } from './lines';
import { TableProblem } from './TableProblem';
import { tableLimits } from './tableLimits';

const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;

/**
 * Finds in one pass where each line and each cell of a text ends, and copies nothing. A line ends with CR, LF or both;
 * a cell that begins with a quote ends with the next one that is not doubled and has a separator or the end of the line
 * behind it. Quotes that are not used so are text, so that none swallows the lines below it.
 *
 * @param first the position of the first line
 * @throws TableProblem
 */
export function cutLines(text: string, delimiter: string, first = 1): CutText {
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
    const from = text.charCodeAt(start) === QUOTE ? quotes.endOf(start) : start;
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

/** Finds where cells in quotes end. However quotes are strewn, each character is looked at a few times at most. */
function quotesIn(text: string, delimiter: string) {
  const { length } = text;
  const code = delimiter.charCodeAt(0);
  /** Up to here no quote closes anything. */
  let barren = 0;
  let lineEnd = -1;

  /** The place behind a quote, past spaces, where it closes a cell there. */
  const closesAt = (quote: number): number | undefined => {
    let at = quote + 1;
    while (at < length && text.charCodeAt(at) === SPACE && code !== SPACE) at += 1;
    const after = text.charCodeAt(at);
    const closes = at >= length || after === code || after === LINE_FEED || after === RETURN;
    return closes ? at : undefined;
  };
  /** The next quote that is not doubled; -1 where there is none. */
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
    /** Where to look for the end of the cell that begins with a quote: behind its closing quote, or at once. */
    endOf(start: number): number {
      if (start < barren) return start;
      const quote = single(start + 1);
      const end = quote === -1 ? undefined : closesAt(quote);
      if (end !== undefined) return end;
      // Used otherwise than it should be: the cell ends in its own line.
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
