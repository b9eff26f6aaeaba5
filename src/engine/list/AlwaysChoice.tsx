import TextField from '@mui/material/TextField';
import { filterLabel } from './filterWords';
import { useListView, useRowScreen } from './ListScreen';

/** A filter that a list always has: the rows are those of one value, never of any. */
export function AlwaysChoice({ name }: { name: string }) {
  const { shape, filters, change } = useListView();
  const { words } = useRowScreen();
  const always = shape.always?.[name];
  if (!always) return null;
  return (
    <TextField
      select
      label={filterLabel(words, name)}
      value={String(filters[name])}
      onChange={({ target }) => change({ filters: { ...filters, [name]: target.value } })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '10rem' }}
    >
      {always.values.map((value) => (
        <option key={value} value={value}>
          {always.show(value)}
        </option>
      ))}
    </TextField>
  );
}
