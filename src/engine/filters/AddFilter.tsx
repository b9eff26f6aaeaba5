import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChoices } from '../../ui/menu/useChoices';
import { useListRow, useListView } from '../list/listContexts';
import { filterLabel } from './filterWords';
import type { AddedFilters } from './useAddedFilters';

/** The id of the button that adds filters, for the keyboard shortcut and as a fallback for lost focus. */
export const ADD_FILTER_ID = 'list-filters-opener';

/** Renders the menu of filters that are not in use yet; a chosen one becomes a chip. */
export function AddFilter({ added }: { added: AddedFilters }) {
  const { shape, filters } = useListView();
  const { words } = useListRow();
  const translate = useTranslate();
  const offered = Object.keys(shape.filters).filter(
    (name) => name !== shape.chips && !(name in filters) && !added.names.includes(name),
  );
  const choices = offered.map((name) => ({
    name,
    said: filterLabel(words, name),
    does: () => added.choose(name),
  }));
  const conditions = Object.keys(shape.testable).length > 0;
  const own = { name: '~', said: translate('engine.filter.own'), does: () => added.choose(null) };
  const { opener, menu } = useChoices(conditions ? [...choices, own] : choices);

  return (
    <>
      <Button {...opener} id={ADD_FILTER_ID} variant="outlined" startIcon={<Icon name="plus" />}>
        {translate('engine.list.addFilter')}
      </Button>
      {menu}
    </>
  );
}
