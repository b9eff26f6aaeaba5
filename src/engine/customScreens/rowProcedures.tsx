import { matches } from '../../../contract/schema/where';
import { Glyph } from '../../ui/Glyph';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { procedurePath } from '../record/openedAsDialog';

/** What is done with a row on a screen of its own: plain links, drawn for every row. */
export function rowProcedures({ resource, words, viewer, procedures, over }: RowScreen, row: Row) {
  return procedures
    .filter(([, { offered }]) => matches(offered, row, viewer))
    .map(([name, { icon, address }]) => {
      const path = procedurePath(resource, row, address);
      return (
        <a
          key={name}
          className="act"
          href={path}
          aria-label={words.say(`procedures.${name}.row`, { name: words.title(row) })}
          data-tip={words.say(`procedures.${name}.open`)}
          onClick={(event) => {
            // With a key held down the browser opens it beside, as any link.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            over(path);
          }}
        >
          {Glyph({ name: icon })}
        </a>
      );
    });
}
