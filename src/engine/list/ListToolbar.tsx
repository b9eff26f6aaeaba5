import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { memo, useState } from 'react';
import { Glyph } from '../cells/Glyph';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { useListView, useRowScreen } from './ListScreen';
import { SearchBox } from './SearchBox';

const Search = memo(SearchBox);
const Panel = memo(FilterPanel);
const Chips = memo(FilterChips);

/** Above the rows: search, filters, and what is in force. */
export function ListToolbar() {
  const { filters, shape } = useListView();
  const { resource } = useRowScreen();
  const searches = resource.list.search.length > 0;
  const narrows = Object.keys(shape.filters).length > 0;
  const translate = useTranslate();
  const active = Object.keys(filters).length;
  const [open, setOpen] = useState(active > 0);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        {searches && <Search />}
        {narrows && (
          <Button
            id="list-filters-opener"
            variant="outlined"
            startIcon={<Glyph name="filter" />}
            aria-expanded={open}
            aria-controls={open ? 'list-filters' : undefined}
            onClick={() => setOpen(!open)}
          >
            {translate('engine.list.filters')}
            {active > 0 && ` (${active})`}
          </Button>
        )}
      </Box>
      {open && <Panel id="list-filters" />}
      <Chips />
    </>
  );
}
