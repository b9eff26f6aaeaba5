import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { Field } from '../../../contract/fields';
import { filterInput, filterLabel, filterValue, filterValues } from './filterWords';
import { useListView, useRowScreen } from './ListScreen';
import { WrittenFilter } from './WrittenFilter';

const ConditionForm = lazy(() =>
  import('../filters/ConditionForm').then((file) => ({ default: file.ConditionForm })),
);

/** The declared filters: each a choice of its values or any, or something written; and a condition of one's own. */
export function FilterPanel({ id }: { id: string }) {
  const { shape, filters, change } = useListView();
  const { words } = useRowScreen();
  const translate = useTranslate();

  function set(name: string, value: string | boolean | undefined) {
    const { [name]: _before, ...others } = filters;
    change({ filters: value === undefined || value === '' ? others : { ...others, [name]: value } });
  }

  function filterOf(name: string, field: Field) {
    const input = filterInput(field);
    const value = String(filters[name] ?? '');
    const label = filterLabel(words, name);
    if (input !== 'choose') {
      return (
        <WrittenFilter
          key={name}
          type={input === 'day' ? 'date' : 'text'}
          label={label}
          value={value}
          max={'max' in field ? field.max : undefined}
          change={(written) => set(name, written)}
        />
      );
    }
    const values = filterValues(field);
    return (
      <TextField
        key={name}
        select
        label={label}
        value={value}
        onChange={({ target }) =>
          set(
            name,
            values.find((one) => String(one) === target.value),
          )
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{translate('engine.list.any')}</option>
        {values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {filterValue(words, field, name, one)}
          </option>
        ))}
      </TextField>
    );
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
      {Object.entries(shape.filters).map(([name, field]) => filterOf(name, field))}
      {Object.keys(shape.testable).length > 0 && (
        <Suspense fallback={null}>
          <ConditionForm />
        </Suspense>
      )}
    </Box>
  );
}
