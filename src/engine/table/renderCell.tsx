import type { ReactNode } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import { matches, type Viewer } from '../../../contract/schema/where';
import { Breakable } from '../../ui/Breakable';
import { Glyph } from '../../ui/Glyph';
import type { Column, Tone } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { textOf } from '../record/textOf';
import type { Words } from '../record/words';
import { linkClickHandler } from './linkClickHandler';
import { OwnCell } from './OwnCell';

interface Where extends Pick<RowScreen, 'leadOf' | 'go'> {
  readonly resource: Resource;
  readonly viewer: Viewer;
  readonly words: Words;
}

/**
 * A value of a row: by its column's own cell, drawn where the column has drawings, else in words; coloured as it says.
 *
 * @param spelt where there is room: drawings have their words beside them, and what is too long goes on below
 */
export function renderCell(
  { resource, viewer, words, leadOf, go }: Where,
  column: Column<Fields>,
  row: Row,
  spelt = false,
): ReactNode {
  const { field, icons, cell } = column;
  const value = row[field];
  const text = textOf(resource, field, value, words);
  if (cell) return <OwnCell load={cell} record={row} text={text} spelt={spelt} />;
  if (icons) {
    const name = value ? icons.on : icons.off;
    if (!spelt) return Glyph({ name, words: text, tone: name });
    return (
      <span className="worded">
        <Glyph name={name} tone={name} /> {text}
      </span>
    );
  }
  const found = toneOf(column, row, viewer);
  const tone = text || found?.tip ? found : undefined;
  const written = spelt ? <Breakable text={text} /> : text;
  const path = leadOf(field, row);
  if (path) {
    return (
      <a href={path} title={spelt ? undefined : text} onClick={linkClickHandler(path, go)}>
        {written}
      </a>
    );
  }
  // A name is looked for there: that there is none is said.
  const nameless = !text && !spelt && resource.leads?.[field];
  const content = nameless ? <span className="nameless" /> : written;
  if (!tone) return content;
  if (tone.tip && tone.say) return tipped(tone, text, words.say(`tones.${tone.say}`));
  return (
    <span className={tone.say ? `${tone.as} said` : tone.as}>
      {content}
      {tone.say && <span className="hidden"> ({words.say(`tones.${tone.say}`)})</span>}
    </span>
  );
}

/** A value with its tooltip, which the keyboard reaches too; in place of one that is missing, a sign. */
const tipped = ({ as }: Tone<Row>, text: string, words: string) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse reads the tooltip as well
  <span className={`${as} said`} data-tip={words} tabIndex={0}>
    {text || <Glyph name="warning" words={words} tone={as} />}
    {text && <span className="hidden"> ({words})</span>}
  </span>
);

/** The first tone of a column whose condition holds for a row. */
export const toneOf = ({ tone }: Column<Fields>, row: Row, viewer: Viewer): Tone<Row> | undefined =>
  tone?.find(({ when }) => matches(when, row as never, viewer));
