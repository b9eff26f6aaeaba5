import { memo, type ReactNode, Suspense, useCallback } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Outlet } from 'react-router';
import { Page } from '../../ui/Page';
import { PrintStyles } from '../../ui/PrintStyles';
import { Tips } from '../../ui/tips/Tips';
import { ActionsProvider } from '../actions/ActionsProvider';
import { BulkMenu } from '../actions/BulkMenu';
import { OutcomePanel } from '../actions/OutcomePanel';
import type { OnFinished } from '../actions/useOutcome';
import type { Resource } from '../declaration/defineResource';
import { kitParts } from '../declaration/kit';
import { Above } from '../list/Above';
import { BackTo } from '../list/BackTo';
import { CreateLink } from '../list/CreateLink';
import { ImportLink } from '../list/ImportLink';
import { ListFooter } from '../list/ListFooter';
import { ListMessage, OutdatedMessage, PastEndMessage } from '../list/ListMessage';
import { ListStatus } from '../list/ListStatus';
import { useListRow } from '../list/listContexts';
import { PageLinks } from '../list/PageLinks';
import { usePagedList } from '../list/usePagedList';
import { usePagedWhenLong } from '../list/usePagedWhenLong';
import { useResourceList } from '../list/useResourceList';
import { usePrefetchWholeList } from '../list/useWholeList';
import { useReadable } from '../record/useReadable';
import { ListActionsMenu } from './ListActionsMenu';
import { ListBox } from './ListBox';
import { ListSlices } from './ListSlices';
import { ListToolbar } from './ListToolbar';

export { ListInPage } from './ListInPage';

interface ResourceListProps {
  readonly resource: Resource;
  /** A view's own buttons beside the heading, before those of the declaration. */
  readonly actions?: ReactNode;
}

/**
 * Renders the whole list of a declared resource: search, filters, rows, selection, actions, pagination.
 *
 * @example <Route path="/user" element={<ResourceList resource={users} />} />
 */
export function ResourceList({ resource: declared, actions }: ResourceListProps) {
  const { resource, isPaged, switchToPaged } = usePagedWhenLong(useReadable(declared));
  const List = isPaged ? Paged : Whole;
  return (
    <ResourceContextProvider value={resource.name}>
      <List resource={resource} actions={actions} switchToPaged={switchToPaged} />
    </ResourceContextProvider>
  );
}

function Whole({
  resource,
  actions,
  switchToPaged,
}: ResourceListProps & { readonly switchToPaged: () => void }) {
  usePrefetchWholeList(resource);
  return (
    <ListSlices {...useResourceList(resource, undefined, switchToPaged)}>
      <Screen actions={actions} />
    </ListSlices>
  );
}

function Paged({ resource, actions }: ResourceListProps) {
  return (
    <ListSlices {...usePagedList(resource)}>
      <Screen actions={actions} />
    </ListSlices>
  );
}

/**
 * Renders the page of a list. Its parent never renders it again: each part subscribes to the slices of the state that
 * it needs.
 */
const Screen = memo(function Screen({ actions }: Pick<ResourceListProps, 'actions'>) {
  const { resource, words, selection, forget } = useListRow();
  const onFinished: OnFinished = useCallback(
    ({ remain, over }) => {
      if (over) selection.set(over, false);
      else selection.keep(new Set());
      if (remain.length > 0) selection.set(remain, true);
    },
    [selection],
  );

  return (
    <ActionsProvider resource={resource} onFinished={onFinished} panel onRemoved={forget}>
      <Tips>
        <Page
          title={words.say('title')}
          actions={
            <>
              {actions}
              <Ways resource={resource} />
            </>
          }
        >
          <PrintStyles wide />
          <Above resource={resource} />
          <ListToolbar />
          <div className="no-print">
            <OutcomePanel />
          </div>
          <OutdatedMessage />
          <PastEndMessage />
          <div style={{ display: 'flex', flexDirection: 'column' }}>
            <BulkMenu />
            <ListBox />
            <ListMessage />
            <ListFooter />
          </div>
          <ListStatus />
        </Page>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Tips>
    </ActionsProvider>
  );
});

/** Renders the link back, the list's other links, and the buttons that add records. */
const Ways = memo(function Ways({ resource }: { resource: Resource }) {
  const { words } = useListRow();
  const { listActions } = resource.list;
  const { BinLink } = kitParts();
  return (
    <>
      {resource.list.back && <BackTo page={resource.list.back}>{words.say('back')}</BackTo>}
      <PageLinks resource={resource} />
      {resource.endpoints.bin && BinLink && <BinLink resource={resource} />}
      {listActions ? (
        <ListActionsMenu resource={resource} listActions={listActions} />
      ) : (
        <ImportLink resource={resource} />
      )}
      <CreateLink resource={resource} />
    </>
  );
});
