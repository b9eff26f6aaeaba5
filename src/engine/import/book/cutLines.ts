import type { Lines } from './lines';

const LINE_FEED = 10;
const RETURN = 13;

/**
 * The lines of a text without quotes, in which every separator separates: where each line and each cell ends is found
 * in one pass, and nothing is copied. A line ends with CR LF, LF or, in a text without LF, CR.
 */
export function cutLines(text: string, delimiter: string): Lines {
  const { starts, firsts, ends, count } = endsIn(text, delimiter.charCodeAt(0));
  const width = (line: number) => (firsts[line + 1] ?? count) - (firsts[line] ?? count);
  return {
    length: starts.length,
    width,
    cell(line, at) {
      if (at < 0 || at >= width(line)) return '';
      const place = (firsts[line] ?? 0) + at;
      return text.slice(at === 0 ? starts[line] : (ends[place - 1] ?? 0) + 1, ends[place]);
    },
  };
}

interface Ends {
  /** Where each line begins. */
  readonly starts: readonly number[];
  /** The place of its first cell among those of all lines. */
  readonly firsts: readonly number[];
  /** Where each cell ends. */
  readonly ends: Uint32Array;
  /** How many cells there are. */
  readonly count: number;
}

function endsIn(text: string, separator: number): Ends {
  const feed = text.includes('\n') ? LINE_FEED : RETURN;
  const starts = [0];
  const firsts = [0];
  let ends = new Uint32Array(64 + (text.length >> 3));
  let count = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : separator;
    if (code !== separator && code !== feed) continue;
    if (count === ends.length) ends = longer(ends);
    const returned = code === LINE_FEED && at > 0 && text.charCodeAt(at - 1) === RETURN;
    ends[count] = returned ? at - 1 : at;
    count += 1;
    if (code === separator) continue;
    starts.push(at + 1);
    firsts.push(count);
  }
  return { starts, firsts, ends, count };
}

function longer(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(2 * array.length);
  copy.set(array);
  return copy;
}
