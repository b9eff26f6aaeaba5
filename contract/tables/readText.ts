import { cutLines } from './cutLines';
import { type CutText, linesOf } from './lines';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Enough to see titles above the header and some rows below it. */
const TRIED_LINES = 30;
const TRIED_CHARACTERS = 30_000;

/** What Excel writes above the header to name the separator. */
const NAMED = /^"?sep=([^\r\n])"?[;,\t]*(?:\r\n|\r|\n)/i;

/**
 * The cells of a text. Its first line may name the separator; otherwise it is the one that makes the first lines the
 * most alike.
 *
 * @throws TableProblem
 */
export function cutText(text: string): CutText {
  const [line, delimiter] = NAMED.exec(text) ?? [];
  if (line !== undefined && delimiter !== undefined) return cutLines(text.slice(line.length), delimiter, 2);
  const beginning = beginningOf(text);
  const scored = DELIMITERS.map((one) => ({ delimiter: one, score: scoreOf(beginning, one) }));
  const best = scored.reduce((before, one) => (one.score > before.score ? one : before));
  return cutLines(text, best.delimiter);
}

/** How many cells the lines have that have as many as most of those with more than one. */
function scoreOf(text: string, delimiter: string): number {
  try {
    const lines = linesOf(cutLines(text, delimiter));
    const counts = new Map<number, number>();
    for (let line = 0; line < lines.length; line += 1) {
      const width = lines.width(line);
      if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
    }
    return Math.max(0, ...[...counts].map(([cells, times]) => cells * times));
  } catch {
    // Over a limit: with the separator of the file this is refused when the whole of it is cut.
    return 0;
  }
}

function beginningOf(text: string): string {
  let lines = 0;
  for (const { index } of text.slice(0, TRIED_CHARACTERS).matchAll(/\r\n|\r|\n/g)) {
    lines += 1;
    if (lines === TRIED_LINES) return text.slice(0, index);
  }
  return text.slice(0, TRIED_CHARACTERS);
}
