import { matches } from '../../../contract/schema/where';
import { Icon } from '../../ui/Icon';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { procedurePath } from '../record/openedAsDialog';

/** Returns the links to the procedures of a row: plain ones, because every row renders them. */
export function rowProcedures({ resource, words, viewer, procedures, over }: ListRowState, row: Row) {
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
            // With a modifier key the browser opens the link in a new tab or window.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            over(path);
          }}
        >
          {Icon({ name: icon })}
        </a>
      );
    });
}
