import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { ConditionForm } from '../filters/ConditionForm';
import { filterLabel, filterValue, filterValues } from './filterWords';
import { useListScreen } from './ListScreen';

/** The declared filters, each a choice of its values or any; and a condition of one's own. */
export function FilterPanel({ id }: { id: string }) {
  const { shape, state, change, words } = useListScreen();
  const translate = useTranslate();

  function choose(name: string, written: string) {
    const { [name]: _before, ...others } = state.filters;
    const field = shape.filters[name];
    const value = field && filterValues(field).find((one) => String(one) === written);
    change({ filters: value === undefined ? others : { ...others, [name]: value } });
  }

  return (
    <Box
      id={id}
      role="group"
      aria-label={translate('engine.list.filters')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, calc(50% - 6px)), 1fr))',
        maxWidth: '60rem',
        gap: 1.5,
        mb: 1.5,
      }}
    >
      {Object.entries(shape.filters).map(([name, field]) => (
        <TextField
          key={name}
          select
          label={filterLabel(words, name)}
          value={String(state.filters[name] ?? '')}
          onChange={(event) => choose(name, event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('engine.list.any')}</option>
          {filterValues(field).map((value) => (
            <option key={String(value)} value={String(value)}>
              {filterValue(words, name, value)}
            </option>
          ))}
        </TextField>
      ))}
      {Object.keys(shape.fields).length > 0 && <ConditionForm />}
    </Box>
  );
}
