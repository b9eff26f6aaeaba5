import { type ReactNode, useMemo } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Tips } from '../../ui/tips/Tips';
import { ActionsProvider } from '../actions/ActionsProvider';
import { OutcomePanel } from '../actions/OutcomePanel';
import type { Resource } from '../declaration/defineResource';
import { AddressPart } from '../list/addressPart';
import { ListFooter } from '../list/ListFooter';
import { ListMessage, OutdatedMessage, PastEndMessage } from '../list/ListMessage';
import { ListStatus } from '../list/ListStatus';
import { useListRow, useListView } from '../list/listContexts';
import { SearchBox } from '../list/SearchBox';
import { usePagedList } from '../list/usePagedList';
import { usePagedWhenLong } from '../list/usePagedWhenLong';
import { useResourceList } from '../list/useResourceList';
import { useReadable } from '../record/useReadable';
import { ListBox } from './ListBox';
import { ListSlices } from './ListSlices';

export interface EmbeddedListProps {
  readonly resource: Resource;
  /** Unique on the page. Prefix of the list's parameters in the address: `licences.page=2`. */
  readonly name: string;
  /** Lists only the records with this value in a field. A list paged by its provider needs a filter of that name. */
  readonly of?: { readonly field: string; readonly value: string };
  /** Rendered beside the search, such as `<CreateLink resource={…} />` if records can be added here. */
  readonly children?: ReactNode;
}

/** Renders the list of an {@link EmbeddedList}. ResourceList exports it, so that both are in one chunk. */
export function ListInPage({ resource: declared, name, of, children }: EmbeddedListProps) {
  const readable = useReadable(declared);
  const { field = '', value = '' } = of ?? {};
  const declaredList = useMemo(() => inPage(readable, field), [readable, field]);
  const { resource, isPaged, switchToPaged } = usePagedWhenLong(declaredList);
  const only = useMemo(() => (field ? { [field]: value } : undefined), [field, value]);
  const List = isPaged ? Paged : Whole;
  return (
    <ResourceContextProvider value={resource.name}>
      <AddressPart value={name}>
        <List resource={resource} only={only} switchToPaged={switchToPaged}>
          {children}
        </List>
      </AddressPart>
    </ResourceContextProvider>
  );
}

/**
 * Returns the resource without the checkboxes of its list and without the column `field`, whose value is the same in
 * every row.
 */
const inPage = (resource: Resource, field: string): Resource => {
  const { selectable: _, ...list } = resource.list;
  return {
    ...resource,
    list: { ...list, columns: list.columns.filter((column) => column.field !== field) },
  };
};

interface ListProps {
  readonly resource: Resource;
  readonly only: Readonly<Record<string, string>> | undefined;
  readonly switchToPaged: () => void;
  readonly children: ReactNode;
}

const Whole = ({ resource, only, switchToPaged, children }: ListProps) => (
  <ListSlices {...useResourceList(resource, only, switchToPaged)}>
    <Parts>{children}</Parts>
  </ListSlices>
);

const Paged = ({ resource, only, children }: ListProps) => (
  <ListSlices {...usePagedList(resource, only)}>
    <Parts>{children}</Parts>
  </ListSlices>
);

const nothing = () => undefined;

function Parts({ children }: { readonly children: ReactNode }) {
  const { resource, forget } = useListRow();
  const { shape } = useListView();
  return (
    <ActionsProvider resource={resource} onFinished={nothing} panel onRemoved={forget}>
      <Tips>
        {/* Submit events of its dialogs must not bubble to a form around the list. */}
        <div onSubmit={(event) => event.stopPropagation()}>
          <div className="no-print" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 12 }}>
            {shape.searches && <SearchBox />}
            {children}
          </div>
          <div className="no-print">
            <OutcomePanel />
          </div>
          <OutdatedMessage />
          <PastEndMessage />
          <ListBox />
          <ListMessage />
          <ListFooter />
          <ListStatus />
        </div>
      </Tips>
    </ActionsProvider>
  );
}
