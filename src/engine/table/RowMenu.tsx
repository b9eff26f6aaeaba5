import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useActions } from '../actions/ActionsContext';
import { useListRow, useListRows } from '../list/listContexts';
import { ROW_MENU, splitCommands } from './rowButtons';

// Lazy, because most lists are left without opening a menu.
const ChoiceMenu = lazy(() =>
  import('../../ui/menu/ChoiceMenu').then((file) => ({ default: file.ChoiceMenu })),
);

/**
 * Renders the menu of the row whose button was pressed. There is one for the whole list, because a component in each row
 * would make long lists slow.
 *
 * @param box the element around the rows
 */
export function RowMenu({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const screen = useListRow();
  const actions = useActions();
  const { shown } = useListRows();
  const [opened, setOpened] = useState<{ readonly anchor: HTMLElement; readonly id: string }>();

  useEffect(() => {
    const rows = box.current;
    const press = ({ target }: MouseEvent) => {
      const anchor = target instanceof Element ? target.closest<HTMLElement>(`[${ROW_MENU}]`) : null;
      const id = anchor?.getAttribute(ROW_MENU);
      if (anchor && id) setOpened({ anchor, id });
    };
    rows?.addEventListener('click', press);
    return () => rows?.removeEventListener('click', press);
  }, [box]);

  const row = opened && shown.find(({ id }) => id === opened.id);
  if (!row) return null;
  return (
    <Suspense fallback={null}>
      <ChoiceMenu
        anchor={opened.anchor}
        openedBy={opened.anchor.id}
        choices={choicesOf(splitCommands(screen, row, actions).others)}
        close={() => setOpened(undefined)}
      />
    </Suspense>
  );
}

const choicesOf = (commands: ReturnType<typeof splitCommands>['others']) =>
  commands.map(({ key, said, path, disabledReason, run }) => ({
    name: key,
    said,
    disabledReason,
    ...(path ? { goes: path } : { does: run }),
  }));
