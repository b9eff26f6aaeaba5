import { Icon } from '../../ui/Icon';
import type { Actions } from '../actions/ActionsContext';
import type { Row } from '../declaration/defineResource';
import { MOST_BUTTONS } from '../list/extraColumns';
import type { ListRowState } from '../list/listContexts';
import { reasonId } from '../record/reasonId';
import { type RowCommand, rowCommands } from './rowCommands';
import { rowDetail } from './rowDetail';

/** The attribute of the button that opens the menu of a row, with the row's key. */
export const ROW_MENU = 'data-row-menu';

/**
 * Returns the commands of a row, split into those with a button of their own and those in its menu. A command without an
 * icon is in the menu, which has room for its words.
 */
export function splitCommands(screen: ListRowState, row: Row, actions: Actions) {
  const commands = rowCommands(screen, row, actions);
  const withIcon = commands.filter(({ icon }) => icon);
  const room = MOST_BUTTONS - (screen.resource.list.detail ? 1 : 0);
  const own = new Set(
    commands.length > room || withIcon.length < commands.length ? withIcon.slice(0, room - 1) : commands,
  );
  return { own: [...own], others: commands.filter((command) => !own.has(command)) };
}

/** Returns all buttons of a row. */
export function rowButtons(screen: ListRowState, row: Row, actions: Actions) {
  const { own, others } = splitCommands(screen, row, actions);
  return [
    rowDetail(screen, row),
    ...own.map((command) => commandButton(command, row)),
    others.length > 0 && (
      <button
        key="more"
        type="button"
        id={reasonId('more', row)}
        className="act"
        aria-haspopup="menu"
        aria-label={screen.words.more(row)}
        data-tip={screen.words.moreLabel()}
        data-row-menu={row.id}
      >
        {Icon({ name: 'more' })}
      </button>
    ),
  ];
}

/** Renders a command. A disabled button can still be focused, and shows the reason. */
function commandButton({ key, name, said, icon, path, disabledReason, run }: RowCommand, row: Row) {
  if (path) {
    return (
      <a
        key={key}
        className="act"
        href={path}
        aria-label={name}
        data-tip={said}
        onClick={(event) => {
          // With a modifier key the browser opens the link in a new tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          run();
        }}
      >
        {icon && Icon({ name: icon })}
      </a>
    );
  }
  const reason = reasonId(key.replace(' ', '-'), row);
  return (
    <button
      key={key}
      type="button"
      className="act"
      aria-label={name}
      data-tip={disabledReason ?? said}
      {...(disabledReason && { 'aria-disabled': true, 'aria-describedby': reason })}
      onClick={() => !disabledReason && run()}
    >
      {icon && Icon({ name: icon })}
      {disabledReason && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
