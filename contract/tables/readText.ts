import { cutLines } from './cutLines';
import { type CutText, linesOf } from './lines';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Number of lines to try: enough for titles above the header and some rows below it. */
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
  // A comma before a space is part of a text: of an address in a title, or between surname and name.
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
 * Returns the score of a separator. The share of lines with several cells counts most: the header contains no decimal
 * comma, and no comma between surname and name, and a wrong separator splits quoted cells at their line breaks. Then
 * count the lines with equal numbers of cells, and then their cells.
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
    // Over a limit: with the right separator, the error is thrown when the whole text is split.
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
