import Alert from '@mui/material/Alert';
import { ListContextProvider, ResourceContextProvider, useRequireAccess, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { ActionsProvider } from '../actions/ActionsProvider';
import { BulkMenu } from '../actions/BulkMenu';
import { OutcomePanel } from '../actions/OutcomePanel';
import type { Resource } from '../declaration/defineResource';
import { PrintStyles } from '../look/PrintStyles';
import { useWidth } from '../look/useWidth';
import { Page } from '../Page';
import { ResourceCards } from '../table/ResourceCards';
import { ResourceTable } from '../table/ResourceTable';
import { Tips } from '../why/Tips';
import { ListFooter } from './ListFooter';
import { ListMessage } from './ListMessage';
import { ListScreenContext, RowScreenContext } from './ListScreen';
import { ListStatus } from './ListStatus';
import { ListToolbar } from './ListToolbar';
import { reactAdminList } from './reactAdminList';
import { SortChoice } from './SortChoice';
import { useResourceList } from './useResourceList';

/**
 * The list of a declared resource, whole: search, filters, rows, selection, actions, pages.
 *
 * @example <Route path="/user" element={<ResourceList resource={users} />} />
 */
export function ResourceList({ resource }: { resource: Resource }) {
  const { isPending } = useRequireAccess({ action: 'list', resource: resource.name });
  if (isPending) return null;
  return (
    <ResourceContextProvider value={resource.name}>
      <Screen resource={resource} />
    </ResourceContextProvider>
  );
}

function Screen({ resource }: { resource: Resource }) {
  const screen = useResourceList(resource);
  const { selection, phase, results, words, outdated } = screen;
  const translate = useTranslate();
  const { width, printing } = useWidth();
  const forReactAdmin = useMemo(() => reactAdminList(screen), [screen]);
  const onSettled = useCallback(
    ({ remain, over }: { remain: readonly string[]; over: readonly string[] }) => {
      selection.set(over, false);
      if (remain.length > 0) selection.set(remain, true);
    },
    [selection],
  );

  return (
    <ListContextProvider value={forReactAdmin}>
      <ListScreenContext value={screen}>
        <RowScreenContext value={screen.row}>
          <ActionsProvider resource={resource} onSettled={onSettled}>
            <Tips>
              <Page title={words.say('title')}>
                <PrintStyles />
                <ListToolbar />
                <div className="no-print">
                  <OutcomePanel />
                </div>
                {outdated && (
                  <Alert severity="warning" sx={{ mb: 1.5 }}>
                    {translate('engine.list.refreshing')}
                  </Alert>
                )}
                {width === 'phone' && results.length > 0 && <SortChoice />}
                {phase !== 'failed' &&
                  (width === 'phone' ? (
                    <ResourceCards />
                  ) : (
                    <ResourceTable width={width} printing={printing} />
                  ))}
                <ListMessage />
                <div className="no-print">
                  {phase !== 'failed' && <ListFooter />}
                  <BulkMenu />
                </div>
                <ListStatus />
              </Page>
            </Tips>
          </ActionsProvider>
        </RowScreenContext>
      </ListScreenContext>
    </ListContextProvider>
  );
}
