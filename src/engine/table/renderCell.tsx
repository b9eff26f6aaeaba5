import type { ReactNode } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import { matches, type Viewer } from '../../../contract/schema/where';
import { Breakable } from '../../ui/Breakable';
import { Icon } from '../../ui/Icon';
import type { Column, Tone } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { textOf } from '../record/textOf';
import type { Words } from '../record/words';
import { linkClickHandler } from './linkClickHandler';
import { OwnCell } from './OwnCell';

interface Where extends Pick<ListRowState, 'linkOf' | 'go'> {
  readonly resource: Resource;
  readonly viewer: Viewer;
  readonly words: Words;
}

/**
 * Renders a value of a row: with the column's own cell, as an icon if the column has icons, otherwise as text; coloured
 * by its tone.
 *
 * @param spelt true where there is enough room: icons have their words beside them, and long text wraps
 */
export function renderCell(
  { resource, viewer, words, linkOf, go }: Where,
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
    if (!spelt) return Icon({ name, words: text, tone: name });
    return (
      <span className="worded">
        <Icon name={name} tone={name} /> {text}
      </span>
    );
  }
  const found = toneOf(column, row, viewer);
  const tone = text || found?.tip ? found : undefined;
  const written = spelt ? <Breakable text={text} /> : text;
  const path = linkOf(field, row);
  if (path) {
    return (
      <a href={path} title={spelt ? undefined : text} onClick={linkClickHandler(path, go)}>
        {written}
      </a>
    );
  }
  // A missing name is marked as missing, because people look for a name in this column.
  const nameless = !text && !spelt && resource.links?.[field];
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

/** Renders a value with its tooltip, which the keyboard reaches too; a missing value becomes a warning icon. */
const tipped = ({ as }: Tone<Row>, text: string, words: string) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach the tooltip too
  <span className={`${as} said`} data-tip={words} tabIndex={0}>
    {text || <Icon name="warning" words={words} tone={as} />}
    {text && <span className="hidden"> ({words})</span>}
  </span>
);

/** Returns the first tone of a column whose condition holds for a row. */
export const toneOf = ({ tone }: Column<Fields>, row: Row, viewer: Viewer): Tone<Row> | undefined =>
  tone?.find(({ when }) => matches(when, row as never, viewer));
