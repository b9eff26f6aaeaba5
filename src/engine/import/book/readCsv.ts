import Papa from 'papaparse';
import { cutLines } from './cutLines';
import { decodeText } from './decodeText';
import { type Lines, writtenLines } from './lines';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Enough to see titles above the header and some rows below it. */
const TRIED = 30;

/** The cells of a text file. What separates them is whatever makes the first lines the most alike. */
export function readCsv(bytes: Uint8Array): Lines {
  const text = decodeText(bytes);
  const beginning = linesOf(text, TRIED);
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: alike(Papa.parse<string[]>(beginning, { delimiter }).data),
  }));
  const { delimiter } = scored.reduce((best, one) => (one.score > best.score ? one : best));
  return cutLines(text, delimiter) ?? writtenLines(Papa.parse<string[]>(text, { delimiter }).data);
}

/** How many cells the lines have that have as many as most of those with more than one. */
function alike(lines: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([cells, times]) => cells * times));
}

function linesOf(text: string, count: number): string {
  let end = 0;
  for (let n = 0; n < count; n += 1) {
    const next = text.indexOf('\n', end);
    if (next === -1) return text;
    end = next + 1;
  }
  return text.slice(0, end);
}
