import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import { textOf } from '../record/textOf';
import type { Words } from '../record/words';

/** The number of rows whose texts are measured. */
const SAMPLE = 150;
/** The share of the measured texts that fit whole; the longest ones would make a column too wide for all others. */
const WHOLE = 0.9;
/**
 * The width in rem up to which a column grows with its longest texts too. About a dozen letters fit, so that a text
 * that is cut off stays recognisable.
 */
const RECOGNISABLE = 7;
/** The limits of a column, and the space beside its text, in rem. */
const [NARROWEST, WIDEST, PADDING] = [5, 20, 1.125];
/** The width of the sort icon of a header, in rem. */
const SORT_ICON = 1.25;
/** The text sizes of cells and headers at the default text size, in pixels, and 1rem. */
const [CELL, HEADER, REM] = [15, 14, 16];

/**
 * Returns the widths that the texts of columns need, in rem, by field; only columns with a share of the width are
 * measured, because the others declare theirs.
 *
 * @param rows those of which a sample is measured
 */
export function contentWidths(
  resource: Resource,
  words: Words,
  columns: readonly Column<Fields>[],
  rows: readonly Row[],
): ReadonlyMap<string, number> {
  const textWidth = textMeasure();
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = rows.filter((_, place) => place % step === 0);
  return new Map(
    columns.flatMap(({ field, width }) => {
      if (typeof width !== 'number') return [];
      const header = Math.max(
        ...words
          .label(field)
          .split(' ')
          .map((word) => textWidth(word, HEADER, 600) + SORT_ICON),
      );
      const texts = sample
        .map((row) => textWidth(textOf(resource, field, row[field], words), CELL, 400))
        .sort((a, b) => a - b);
      const whole = texts[Math.ceil(texts.length * WHOLE) - 1] ?? 0;
      const content = Math.max(whole, Math.min(RECOGNISABLE, texts.at(-1) ?? 0));
      return [[field, Math.min(WIDEST, Math.max(NARROWEST, header + PADDING, content + PADDING))] as const];
    }),
  );
}

/** Returns a function that measures texts in rem. Without a canvas, a letter counts as half the text size. */
function textMeasure(): (text: string, size: number, weight: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text, size) => (text.length * size) / 2 / REM;
  const { fontFamily } = getComputedStyle(document.body);
  return (text, size, weight) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    return context.measureText(text).width / REM;
  };
}
