import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Glyph } from '../cells/Glyph';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { useListScreen } from './ListScreen';
import { ListTools } from './ListTools';
import { activeFilters } from './listState';
import { SearchBox } from './SearchBox';

/** Above the rows: search, filters, the tools of the list, and what is in force. */
export function ListToolbar() {
  const { state } = useListScreen();
  const translate = useTranslate();
  const active = activeFilters(state);
  const [open, setOpen] = useState(active > 0);

  return (
    <div className="no-print">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 }, mb: 1.5 }}>
        <SearchBox />
        <Button
          variant="outlined"
          startIcon={<Glyph name="filter" />}
          aria-expanded={open}
          aria-controls={open ? 'list-filters' : undefined}
          onClick={() => setOpen(!open)}
        >
          {translate('engine.list.filters')}
          {active > 0 && ` (${active})`}
        </Button>
        <ListTools onFilters={() => setOpen(!open)} />
      </Box>
      {open && <FilterPanel id="list-filters" />}
      <FilterChips />
    </div>
  );
}
