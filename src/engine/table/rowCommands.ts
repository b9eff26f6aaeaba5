import { brokenRule } from '../../../contract/schema/actionRule';
import { matches } from '../../../contract/schema/where';
import type { IconName } from '../../ui/icons';
import type { Actions } from '../actions/ActionsContext';
import { whyNotRemovable } from '../actions/removal/whyNotRemovable';
import type { Row } from '../declaration/defineResource';
import { inputsInRow } from '../declaration/inputsInRow';
import { locksOn } from '../form/locked';
import type { ListRowState } from '../list/listContexts';
import { procedurePath } from '../record/openedAsDialog';

/** A command on one row: a button, or a link if it has a path. */
export interface RowCommand {
  readonly key: string;
  /** The accessible name, which names the record too. */
  readonly name: string;
  readonly said: string;
  readonly icon?: IconName | undefined;
  readonly path?: string;
  readonly disabledReason?: string | undefined;
  readonly run: () => void;
}

/** Returns the commands that a row offers, in order of use: those that only some rows have come last. */
export function rowCommands(screen: ListRowState, row: Row, actions: Actions): readonly RowCommand[] {
  return [
    ...editCommand(screen, row),
    ...procedureCommands(screen, row),
    ...actionCommands(screen, row, actions),
    ...removalCommand(screen, row, actions),
  ];
}

/**
 * Returns the command that edits a row in place. If no input of the row can be changed, it is disabled and gives the
 * reason.
 */
function editCommand({ resource, words, viewer, edits, edited }: ListRowState, row: Row): RowCommand[] {
  if (!edits) return [];
  const locks = locksOn(resource, row, viewer, viewer.roles ?? []);
  const [lock] = inputsInRow(resource).map((name) => locks.get(name));
  const isLocked = inputsInRow(resource).every((name) => locks.has(name));
  return [
    {
      key: 'edit',
      name: words.edit(row),
      said: words.editLabel(),
      icon: 'rename',
      disabledReason: isLocked ? words.lock(lock ?? '') || words.lock('notAllowed') : undefined,
      run: () => edited.edit(row.id),
    },
  ];
}

function procedureCommands(
  { resource, words, viewer, procedures, over }: ListRowState,
  row: Row,
): RowCommand[] {
  return procedures
    .filter(([, { offered }]) => matches(offered, row, viewer))
    .map(([name, { icon, address }]) => {
      const path = procedurePath(resource, row, address);
      return {
        key: `procedure ${name}`,
        name: words.say(`procedures.${name}.row`, { name: words.title(row) }),
        said: words.say(`procedures.${name}.open`),
        icon,
        path,
        run: () => over(path),
      };
    });
}

function actionCommands(
  { words, viewer, actions }: ListRowState,
  row: Row,
  { start }: Actions,
): RowCommand[] {
  const offered = actions.filter(([, action]) => matches(action.offered, row, viewer));
  return offered.map(([key, action], place) => {
    const rule = brokenRule(action.rules, row, viewer);
    return {
      // Keyed by position: when one action replaces another, the focus stays on the button.
      key: `action ${place}`,
      name: words.say(`actions.${key}.row`, { name: words.title(row) }),
      said: words.say(`actions.${key}.confirm`),
      icon: action.icon,
      disabledReason: rule && words.sentence(rule.say),
      run: () => start(key, [row]),
    };
  });
}

function removalCommand(
  { resource, words, viewer, removes }: ListRowState,
  row: Row,
  { remove }: Actions,
): RowCommand[] {
  if (!removes || whyNotRemovable(resource, row, viewer)) return [];
  return [
    {
      key: 'remove',
      name: words.remove(row),
      said: words.removeLabel(),
      icon: 'remove',
      run: () => remove(row),
    },
  ];
}
