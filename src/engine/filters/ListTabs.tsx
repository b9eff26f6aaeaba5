import { useMay } from '../../session/viewer';
import { LinkTabs } from '../../ui/LinkTabs';
import type { Resource } from '../declaration/defineResource';
import { useListRow, useListView } from '../list/listContexts';
import { startOf, writeListState } from '../query/listState';
import { filterValue } from './filterWords';

/**
 * Shows the values of the `chips` filter as tabs, the first of which means no filter, and the pages beside the list; a
 * single tab is not shown.
 */
export function ListTabs({ tabs }: { readonly tabs: NonNullable<Resource['list']['tabs']> }) {
  const { shape, filters } = useListView();
  const { resource, words } = useListRow();
  const { chips = '' } = shape;
  const field = shape.filters[chips];
  const first = field?.kind === 'choice' ? field.of[0] : undefined;
  const chosen = filters[chips] ?? first;
  const may = useMay();
  const allowed = tabs.filter((tab) => !('can' in tab && tab.can) || may(tab.can));
  if (allowed.length < 2) return null;
  const shown = allowed.map((tab) => {
    if ('page' in tab) {
      const current = tab.page === resource.path && first === undefined;
      return { to: tab.page, label: words.say(`tabs.${tab.name}`), current };
    }
    const start = startOf(shape);
    const narrowed =
      tab.value === first ? start : { ...start, filters: { ...start.filters, [chips]: tab.value } };
    return {
      to: resource.path + writeListState(narrowed, shape),
      label: filterValue(words, field, chips, tab.value),
      current: tab.value === chosen,
    };
  });
  return <LinkTabs tabs={shown} />;
}
