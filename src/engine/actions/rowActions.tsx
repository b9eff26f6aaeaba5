import { brokenRule } from '../../../contract/schema/actionRule';
import { matches } from '../../../contract/schema/where';
import { Icon } from '../../ui/Icon';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { reasonId } from '../record/reasonId';
import type { Actions } from './ActionsContext';

/** Returns the action buttons of a row. A disabled button can still be focused, and shows the reason. */
export function rowActions({ words, viewer, actions }: ListRowState, row: Row, start: Actions['start']) {
  const offered = actions.filter(([, action]) => matches(action.offered, row, viewer));
  return offered.map(([key, action], place) => {
    const rule = brokenRule(action.rules, row, viewer);
    const why = rule && words.sentence(rule.say);
    const reason = reasonId(key, row);
    return (
      <button
        // Keyed by position: when one action replaces another, the focus stays on the button.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
        key={place}
        type="button"
        className={action.icon ? 'act' : 'act word'}
        aria-label={words.say(`actions.${key}.row`, { name: words.title(row) })}
        data-tip={why ?? words.say(`actions.${key}.confirm`)}
        {...(why && { 'aria-disabled': true, 'aria-describedby': reason })}
        onClick={() => !why && start(key, [row])}
      >
        {action.icon ? Icon({ name: action.icon }) : <span>{words.say(`actions.${key}.confirm`)}</span>}
        {why && (
          <span id={reason} hidden>
            {why}
          </span>
        )}
      </button>
    );
  });
}
