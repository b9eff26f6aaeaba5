import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Glyph } from '../../ui/Glyph';
import { ChipsChoice } from '../filters/ChipsChoice';
import { FilterChips } from '../filters/FilterChips';
import { FilterPanel } from '../filters/FilterPanel';
import { RequiredFilterSelect } from '../filters/RequiredFilterSelect';
import { useListView } from '../list/ListScreen';
import { SearchBox } from '../list/SearchBox';
import { activeFilters } from '../query/listState';
import { optionalFilters } from '../query/requiredFilter';
import { ListTools } from './ListTools';

const Search = memo(SearchBox);
const Tools = memo(ListTools);
const Panel = memo(FilterPanel);
const Chips = memo(FilterChips);

/** Above the rows: search, filters, the tools of the list, and what is in force. */
export function ListToolbar() {
  const { filters, conditions, shape } = useListView();
  const { chips, always = {} } = shape;
  const inPanel = Object.keys(shape.filters).filter((name) => name !== chips);
  const narrows = inPanel.length + Object.keys(shape.testable).length > 0;
  const translate = useTranslate();
  const { [chips ?? '']: _chip, ...others } = optionalFilters(filters, shape);
  const active = activeFilters({ filters: others, conditions });
  const [open, setOpen] = useState(active > 0);
  const turn = useCallback(() => setOpen((before) => !before), []);

  return (
    <div className="no-print">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 }, mb: 1.5 }}>
        {shape.searches && <Search />}
        {Object.keys(always).map((name) => (
          <RequiredFilterSelect key={name} name={name} />
        ))}
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
      {chips && <ChipsChoice name={chips} />}
      {narrows && open && <Panel id="list-filters" />}
      <Chips />
    </div>
  );
}
