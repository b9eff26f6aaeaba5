import type { ReactNode } from 'react';
import type { Fields } from '../../../contract/fields';
import { matches, type Viewer } from '../../../contract/where';
import type { Column, Tone } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import type { Words } from '../words';
import { Glyph } from './Glyph';
import { textOf } from './textOf';

interface Where {
  readonly resource: Resource;
  readonly viewer: Viewer;
  readonly words: Words;
}

/**
 * A value of a row: drawn where its column has drawings, else in words; coloured as its column says.
 *
 * @param spelt drawings have their words beside them, where there is room
 */
export function drawCell(
  { resource, viewer, words }: Where,
  column: Column<Fields>,
  row: Row,
  spelt = false,
): ReactNode {
  const { field, icons } = column;
  const value = row[field];
  const text = textOf(resource, field, value, words);
  if (icons) {
    const name = value ? icons.on : icons.off;
    if (!spelt) return Glyph({ name, words: text, tone: name });
    return (
      <span className="worded">
        <Glyph name={name} tone={name} /> {text}
      </span>
    );
  }
  const tone = text ? toneOf(column, row, viewer) : undefined;
  if (!tone) return text;
  return (
    <span className={tone.say ? `${tone.as} said` : tone.as}>
      {text}
      {tone.say && <span className="hidden"> ({words.say(`tones.${tone.say}`)})</span>}
    </span>
  );
}

/** The first tone of a column whose condition holds for a row. */
export const toneOf = ({ tone }: Column<Fields>, row: Row, viewer: Viewer): Tone<Row> | undefined =>
  tone?.find(({ when }) => matches(when, row as never, viewer));
