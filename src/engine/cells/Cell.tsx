import type { Fields } from '../../../contract/fields';
import { matches, type Viewer } from '../../../contract/where';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import type { Words } from '../words';
import { cellText } from './cellText';
import { Glyph } from './Glyph';

interface CellProps {
  readonly resource: Resource;
  readonly column: Column<Fields>;
  readonly row: Row;
  readonly viewer: Viewer;
  readonly words: Words;
  /** Drawings have their words beside them, where there is room. */
  readonly spelt?: boolean;
}

/** A value of a row: drawn where its column has drawings, else in words; coloured as its column says. */
export function Cell({ resource, column, row, viewer, words, spelt }: CellProps) {
  const { field, icons } = column;
  const value = row[field];
  const text = cellText(resource, field, row, words);
  if (icons) {
    const name = value ? icons.on : icons.off;
    if (!spelt) return <Glyph name={name} words={text} tone={name} />;
    return (
      <span className="worded">
        <Glyph name={name} tone={name} /> {text}
      </span>
    );
  }
  const tone = text ? column.tone?.find(({ when }) => matches(when, row as never, viewer)) : undefined;
  if (!tone) return text;
  return (
    <span className={tone.say ? `${tone.as} said` : tone.as}>
      {text}
      {tone.say && <span className="hidden"> ({words.say(`tones.${tone.say}`)})</span>}
    </span>
  );
}
