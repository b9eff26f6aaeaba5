import { cutLines } from './cutLines';
import { type CutText, linesOf } from './lines';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Number of lines by which separators are compared: enough for titles above the header and some rows below it. */
const TRIED_LINES = 30;
const TRIED_CHARACTERS = 30_000;

/** Line that Excel writes above the header to name the separator. */
const NAMED = /^"?sep=([^\r\n])"?[;,\t]*(?:\r\n|\r|\n)/i;

/**
 * Splits a text into cells. Its first line may name the separator; otherwise the separator that makes the first lines
 * most alike is used.
 *
 * @throws TableProblem
 */
export function cutText(text: string): CutText {
  const [line, delimiter] = NAMED.exec(text) ?? [];
  if (line !== undefined && delimiter !== undefined) return cutLines(text.slice(line.length), delimiter, 2);
  const beginning = beginningOf(text);
  // Commas before a space are ignored, because they belong to a text, such as an address in a title or a name with the
  // surname first.
  const { delimiter: likely, score } = bestFor(beginning.replaceAll(', ', ' '));
  return cutLines(text, score[0] === 0 ? bestFor(beginning).delimiter : likely);
}

const bestFor = (text: string) =>
  DELIMITERS.map((delimiter) => ({ delimiter, score: scoreOf(text, delimiter) })).reduce((before, one) =>
    isBetter(one.score, before.score) ? one : before,
  );

/** Score of a separator, the most significant number first. */
type Score = readonly [shareWithSeveralCells: number, alike: number, cells: number];

const NO_SCORE: Score = [0, 0, 0];

/**
 * Returns the score of a separator: first the share of lines with several cells, then the number of lines with equal
 * numbers of cells, then the number of these cells. The share is the most significant because a header contains no
 * decimal commas and no commas between surname and name, and because a wrong separator splits quoted cells at their
 * line breaks.
 */
function scoreOf(text: string, delimiter: string): Score {
  try {
    const lines = linesOf(cutLines(text, delimiter));
    const counts = new Map<number, number>();
    for (let line = 0; line < lines.length; line += 1) {
      const width = lines.width(line);
      if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
    }
    const several = [...counts.values()].reduce((sum, times) => sum + times, 0);
    const [cells, times] = [...counts].reduce(
      (best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] > best[0]) ? one : best),
      [0, 0],
    );
    return [several / lines.length, times, cells];
  } catch {
    // A limit is exceeded. If this is the right separator, splitting the whole text throws the error again.
    return NO_SCORE;
  }
}

function isBetter(one: Score, other: Score): boolean {
  const differs = one.findIndex((number, at) => number !== other[at]);
  return differs !== -1 && (one[differs] as number) > (other[differs] as number);
}

function beginningOf(text: string): string {
  let lines = 0;
  for (const { index } of text.slice(0, TRIED_CHARACTERS).matchAll(/\r\n|\r|\n/g)) {
    lines += 1;
    if (lines === TRIED_LINES) return text.slice(0, index);
  }
  return text.slice(0, TRIED_CHARACTERS);
}
