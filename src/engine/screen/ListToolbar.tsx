import Box from '@mui/material/Box';
import { memo } from 'react';
import { AddFilter } from '../filters/AddFilter';
import { ChipsChoice } from '../filters/ChipsChoice';
import { FilterBar } from '../filters/FilterBar';
import { ListTabs } from '../filters/ListTabs';
import { RequiredFilterSelect } from '../filters/RequiredFilterSelect';
import { useAddedFilters } from '../filters/useAddedFilters';
import { useListRow, useListView } from '../list/listContexts';
import { SearchBox } from '../list/SearchBox';
import { SearchedValues } from '../list/SearchedValues';
import { ListTools } from './ListTools';

const Search = memo(SearchBox);
const Values = memo(SearchedValues);
const Tools = memo(ListTools);
const Add = memo(AddFilter);
const Bar = memo(FilterBar);

/** Renders search, filters, tools and the active filters above the rows. */
export function ListToolbar() {
  const { shape } = useListView();
  const { resource } = useListRow();
  const { chips, always = {} } = shape;
  const added = useAddedFilters(resource);
  const declared = Object.keys(shape.filters).filter((name) => name !== chips);
  const narrows = declared.length + Object.keys(shape.testable).length > 0;

  return (
    <div className="no-print">
      {resource.list.tabs && <ListTabs tabs={resource.list.tabs} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 }, mb: 1.5 }}>
        {shape.searches && <Search />}
        {Object.keys(always).map((name) => (
          <RequiredFilterSelect key={name} name={name} />
        ))}
        {narrows && <Add added={added} />}
        <Tools />
      </Box>
      {shape.searches && <Values />}
      {chips && !resource.list.tabs && <ChipsChoice name={chips} />}
      <Bar added={added} />
    </div>
  );
}
