import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { memo, useCallback, useState } from 'react';
import { Glyph } from '../cells/Glyph';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { useListView } from './ListScreen';
import { ListTools } from './ListTools';
import { activeFilters } from './listState';
import { SearchBox } from './SearchBox';

const Search = memo(SearchBox);
const Tools = memo(ListTools);
const Panel = memo(FilterPanel);
const Chips = memo(FilterChips);

/** Above the rows: search, filters, the tools of the list, and what is in force. */
export function ListToolbar() {
  const { filters, conditions, shape } = useListView();
  const narrows = Object.keys(shape.filters).length + Object.keys(shape.testable).length > 0;
  const translate = useTranslate();
  const active = activeFilters({ filters, conditions });
  const [open, setOpen] = useState(active > 0);
  const turn = useCallback(() => setOpen((before) => !before), []);

  return (
    <div className="no-print">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 }, mb: 1.5 }}>
        {shape.searches && <Search />}
        {narrows && (
          <Button
            id="list-filters-opener"
            variant="outlined"
            startIcon={<Glyph name="filter" />}
            aria-expanded={open}
            aria-controls={open ? 'list-filters' : undefined}
            onClick={turn}
          >
            {translate('engine.list.filters')}
            {active > 0 && ` (${active})`}
          </Button>
        )}
        <Tools onFilters={turn} />
      </Box>
      {narrows && open && <Panel id="list-filters" />}
      <Chips />
    </div>
  );
}
