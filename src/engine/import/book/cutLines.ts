import type { Lines } from './lines';

const LINE_FEED = 10;
const RETURN = 13;

/**
 * The lines of a text without quotes, in which every separator separates: where each line and each cell ends is found
 * in one pass, and nothing is copied. A line ends with CR LF, LF or, in a text without LF, CR.
 */
export function cutLines(text: string, delimiter: string): Lines {
  const separator = delimiter.charCodeAt(0);
  const feed = text.includes('\n') ? LINE_FEED : RETURN;
  /** Where each line begins. */
  const starts: number[] = [];
  /** The place of its first cell among those of all lines. */
  const firsts: number[] = [];
  /** Where each cell ends. */
  let ends = new Uint32Array(1 + (text.length >> 2));
  let count = 0;
  const end = (at: number) => {
    if (count === ends.length) {
      const longer = new Uint32Array(2 * count);
      longer.set(ends);
      ends = longer;
    }
    ends[count] = at;
    count += 1;
  };
  starts.push(0);
  firsts.push(0);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator) end(at);
    else if (code === feed) {
      end(feed === LINE_FEED && at > 0 && text.charCodeAt(at - 1) === RETURN ? at - 1 : at);
      starts.push(at + 1);
      firsts.push(count);
    }
  }
  end(text.length);

  const width = (line: number) => (firsts[line + 1] ?? count) - (firsts[line] ?? count);
  return {
    length: starts.length,
    width,
    cell(line, at) {
      if (at < 0 || at >= width(line)) return '';
      const place = (firsts[line] ?? 0) + at;
      const from = at === 0 ? starts[line] : (ends[place - 1] ?? 0) + 1;
      return text.slice(from, ends[place]);
    },
  };
}
