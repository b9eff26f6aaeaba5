// biome-ignore-all lint/a11y/useSemanticElements: each cell has a place of its own, which the browser gives to none of a table
import type { VirtualItem } from '@tanstack/react-virtual';
import { memo, useId } from 'react';
import { useNavigate } from 'react-router';
import type { Viewer } from '../../../../contract/schema/where';
import { whyNoRoles } from '../../../../contract/users/userRoles';
import { Icon } from '../../../ui/Icon';
import type { UserRow } from '../roles/foreseen';
import type { RoleOptions } from '../roles/useRoleCatalogue';
import type { MatrixWords } from './useMatrixWords';

export interface MatrixRowProps {
  readonly known: RoleOptions;
  readonly words: MatrixWords;
  readonly person: UserRow;
  readonly viewer: Viewer;
  /** Row index, from 0, and its offset in pixels. */
  readonly place: number;
  readonly top: number;
  /** Visible columns after the name. The one with index 0 is the button that copies from a colleague. */
  readonly columns: readonly VirtualItem[];
  readonly width: number;
  readonly name: number;
  /** Column of the tabbable cell; undefined if it is in another row. */
  readonly active: number | undefined;
  readonly open: (person: UserRow, what: 'roles' | 'like', ac?: string) => void;
}

/**
 * Renders a person: the link to their page, the button that copies from a colleague, and their roles by application.
 */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { known, words, person, viewer, place, top, columns, width, name, active, open } = props;
  const navigate = useNavigate();
  const reason = useId();
  const called = `${person.sn} ${person.cn}`;
  const refused = whyNoRoles(person, viewer);
  const whyNot = refused && words.sentence(refused);
  const reached = (column: number) => ({ tabIndex: active === column ? 0 : -1, 'data-column': column });
  const href = `/user/${encodeURIComponent(person.id)}`;

  return (
    <div role="row" aria-rowindex={place + 2} data-row={place} style={{ top, width }} tabIndex={-1}>
      <div role="rowheader" aria-colindex={1} className="name" style={{ width: name }} tabIndex={-1}>
        <span>
          <a
            href={href}
            {...reached(0)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              navigate(href);
            }}
          >
            {called}
          </a>
          {!person.status && <small>{words.disabled}</small>}
        </span>
      </div>
      {columns.map(({ index, start, size }) => {
        const application = known.applications[index - 1];
        const held = (person.groups ?? []).filter(({ uid }) => uid === application?.ac);
        const roles = held.map(({ group }) => group).join(', ');
        return (
          <div
            key={index}
            role="gridcell"
            aria-colindex={index + 2}
            style={{ left: name + start, width: size }}
            tabIndex={-1}
          >
            {application ? (
              <button
                type="button"
                className={roles ? undefined : 'nothing'}
                {...reached(index + 1)}
                aria-label={words.cell(application.ac, called, roles)}
                data-tip={roles}
                onClick={() => open(person, 'roles', application.ac)}
              >
                {roles || '–'}
              </button>
            ) : (
              <button
                type="button"
                className="like"
                {...reached(index + 1)}
                aria-label={words.likeOf(called)}
                data-tip={whyNot || words.like}
                {...(whyNot && { 'aria-disabled': true, 'aria-describedby': reason })}
                onClick={() => !whyNot && open(person, 'like')}
              >
                <Icon name="copy" />
                {whyNot && (
                  <span id={reason} hidden>
                    {whyNot}
                  </span>
                )}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
});
