import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { later } from '../../i18n/italian';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChoices } from '../../ui/menu/useChoices';
import { BULK_ID } from '../actions/BulkMenu';
import { kitParts } from '../declaration/kit';
import { ADD_FILTER_ID } from '../filters/AddFilter';
import { useShortcuts } from '../keyboard/useShortcuts';
import { SEARCH_ID } from '../list/SearchBox';
import { useFindInList } from '../list/useFindInList';

const ViewsDialog = lazy(
  later(() => import('../views/ViewsDialog').then((file) => ({ default: file.ViewsDialog }))),
);
const ListAppearanceDialog = lazy(
  later(() =>
    import('../table/ListAppearanceDialog').then((file) => ({ default: file.ListAppearanceDialog })),
  ),
);
const ExportDialog = lazy(
  later(() => import('../export/ExportDialog').then((file) => ({ default: file.ExportDialog }))),
);
const HelpDialog = lazy(
  later(() => import('../keyboard/HelpDialog').then((file) => ({ default: file.HelpDialog }))),
);

type Tool = 'views' | 'appearance' | 'export' | 'help';

/** Renders the tools of a whole list: saved views, columns, export, print; and their keyboard shortcuts. */
export function ListTools() {
  const translate = useTranslate();
  const may = useMay();
  const [views, exports] = [may(['view', 'list']), may(['listExport', 'export'])];
  const exportWhy = useWhyWithheld()(['listExport', 'export']);
  const [tool, setTool] = useState<Tool>();
  const close = () => setTool(undefined);
  const { ReorderTool } = kitParts();

  useShortcuts({
    search: () => document.getElementById(SEARCH_ID)?.focus(),
    // The opened menu takes the focus.
    filters: () => document.getElementById(ADD_FILTER_ID)?.click(),
    act: () => document.querySelector<HTMLElement>(`#${BULK_ID}:not([hidden]) button`)?.focus(),
    ...(views && { views: () => setTool('views') }),
    ...(exports && { export: () => setTool('export') }),
    help: () => setTool('help'),
  });
  useFindInList();
  const { opener, menu } = useChoices([
    { name: 'appearance', said: translate('engine.appearance.title'), does: () => setTool('appearance') },
    ...(exports || exportWhy
      ? [
          {
            name: 'export',
            said: translate('engine.export.title'),
            does: () => setTool('export'),
            disabledReason: exportWhy,
          },
        ]
      : []),
    // The menu must have closed before the page is printed.
    { name: 'print', said: translate('engine.tools.print'), does: () => setTimeout(() => window.print()) },
    { name: 'help', said: translate('engine.keyboard.title'), does: () => setTool('help') },
  ]);

  return (
    <>
      {views && (
        <Button
          variant="outlined"
          startIcon={<Icon name="view" />}
          aria-haspopup="dialog"
          onClick={() => setTool('views')}
        >
          {translate('engine.views.button')}
        </Button>
      )}
      <Button {...opener} variant="outlined" startIcon={<Icon name="more" />}>
        {translate('engine.tools.button')}
      </Button>
      {menu}
      {ReorderTool && <ReorderTool />}
      <Suspense fallback={null}>
        {tool === 'views' && <ViewsDialog onClose={close} />}
        {tool === 'appearance' && <ListAppearanceDialog onClose={close} />}
        {tool === 'export' && <ExportDialog onClose={close} />}
        {tool === 'help' && <HelpDialog onClose={close} />}
      </Suspense>
    </>
  );
}
