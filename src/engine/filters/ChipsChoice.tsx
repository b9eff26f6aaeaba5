import Box from '@mui/material/Box';
import { Button } from '../../ui/Button';
import { useListRow, useListView } from '../list/listContexts';
import { filterLabel, filterValue } from './filterWords';

/** Renders a filter as a row of chips, one of which is pressed: the first by default. */
export function ChipsChoice({ name }: { name: string }) {
  const { shape, filters, change } = useListView();
  const { words } = useListRow();
  const field = shape.filters[name];
  if (field?.kind !== 'choice') return null;
  const [first] = field.of;
  const chosen = filters[name] ?? first;

  function choose(value: string) {
    const { [name]: _before, ...others } = filters;
    change({ filters: value === first ? others : { ...others, [name]: value } });
  }

  return (
    <Box
      role="group"
      aria-label={filterLabel(words, name)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {field.of.map((value) => (
        <Button
          key={value}
          size="small"
          variant={value === chosen ? 'contained' : 'outlined'}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
          sx={{ borderRadius: 8, py: 0.25 }}
        >
          {filterValue(words, field, name, value)}
        </Button>
      ))}
    </Box>
  );
}
