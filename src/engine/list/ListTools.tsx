import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Glyph } from '../cells/Glyph';
import { useShortcuts } from '../keyboard/useShortcuts';
import { useWidth } from '../look/useWidth';
import { SEARCH_ID } from './SearchBox';

const ViewsDialog = lazy(() =>
  import('../views/ViewsDialog').then((file) => ({ default: file.ViewsDialog })),
);
const LookDialog = lazy(() => import('../look/LookDialog').then((file) => ({ default: file.LookDialog })));
const ExportDialog = lazy(() =>
  import('../export/ExportDialog').then((file) => ({ default: file.ExportDialog })),
);
const HelpDialog = lazy(() =>
  import('../keyboard/HelpDialog').then((file) => ({ default: file.HelpDialog })),
);

type Tool = 'views' | 'look' | 'export' | 'help';

/** What can be done with a list as a whole: saved views, columns, a file, paper; and the keys for it. */
export function ListTools({ onFilters }: { onFilters: () => void }) {
  const { width } = useWidth();
  const translate = useTranslate();
  const [tool, setTool] = useState<Tool>();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const close = () => setTool(undefined);

  useShortcuts({
    search: () => document.getElementById(SEARCH_ID)?.focus(),
    filters: onFilters,
    views: () => setTool('views'),
    export: () => setTool('export'),
    help: () => setTool('help'),
  });
  const from = (does: () => void) => () => {
    setMenu(null);
    does();
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Glyph name="view" />}
        aria-haspopup="dialog"
        onClick={() => setTool('views')}
      >
        {translate('engine.views.button')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Glyph name="more" />}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        {translate('engine.tools.button')}
      </Button>
      {menu && (
        <Menu open anchorEl={menu} onClose={() => setMenu(null)} transitionDuration={0}>
          <MenuItem onClick={from(() => setTool('look'))}>{translate('engine.look.title')}</MenuItem>
          <MenuItem onClick={from(() => setTool('export'))}>{translate('engine.export.title')}</MenuItem>
          {/* The menu must have gone before the page is pictured. */}
          <MenuItem onClick={from(() => setTimeout(() => window.print()))}>
            {translate('engine.tools.print')}
          </MenuItem>
          <MenuItem onClick={from(() => setTool('help'))}>{translate('engine.keyboard.title')}</MenuItem>
        </Menu>
      )}
      <Suspense fallback={null}>
        {tool === 'views' && <ViewsDialog onClose={close} />}
        {tool === 'look' && <LookDialog onClose={close} />}
        {tool === 'export' && <ExportDialog width={width} onClose={close} />}
        {tool === 'help' && <HelpDialog onClose={close} />}
      </Suspense>
    </>
  );
}
