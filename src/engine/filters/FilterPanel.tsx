import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../contract/fields';
import { useListView, useRowScreen } from '../list/ListScreen';
import type { FilterCounts } from '../query/filterCounts';
import { filterInput, filterValues } from '../query/filterKinds';
import { CountFilters } from './CountFilters';
import { filterLabel, filterValue } from './filterWords';
import { SelectFilter } from './SelectFilter';
import { TextFilter } from './TextFilter';
import { useFilterOptions, withoutFilter } from './useFilterOptions';

const ConditionForm = lazy(() => import('./ConditionForm').then((file) => ({ default: file.ConditionForm })));

/** The declared filters: each a choice of its values or any, or something written; and a condition of one's own. */
export function FilterPanel({ id }: { id: string }) {
  const { shape, filters, change } = useListView();
  const { resource, words } = useRowScreen();
  const offers = useFilterOptions(resource, filters);
  const translate = useTranslate();
  const [counts, setCounts] = useState<FilterCounts>();

  function set(name: string, value: string | boolean | undefined) {
    const others = withoutFilter(resource, filters, name);
    change({ filters: value === undefined || value === '' ? others : { ...others, [name]: value } });
  }

  function filterOf(name: string, field: Field) {
    const input = filterInput(field);
    const value = String(filters[name] ?? '');
    const label = filterLabel(words, name);
    if (input !== 'choose' && !offers.has(name)) {
      return (
        <TextFilter
          key={name}
          field={field}
          label={label}
          value={value}
          change={(written) => set(name, written)}
        />
      );
    }
    const offered = offers.get(name);
    const values =
      offered?.values ??
      filterValues(field).map((one) => [String(one), filterValue(words, field, name, one)] as const);
    const { waitsFor } = offered ?? {};
    return (
      <SelectFilter
        key={name}
        label={label}
        value={value}
        values={values}
        why={waitsFor && translate('engine.list.chooseFirst', { filter: filterLabel(words, waitsFor) })}
        change={(chosen) =>
          set(name, offered ? chosen : filterValues(field).find((one) => String(one) === chosen))
        }
        counts={counts?.[name]}
      />
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
      <CountFilters onCounted={setCounts} />
      {Object.entries(shape.filters)
        .filter(([name]) => name !== shape.chips)
        .map(([name, field]) => filterOf(name, field))}
      {Object.keys(shape.testable).length > 0 && (
        <Suspense fallback={null}>
          <ConditionForm />
        </Suspense>
      )}
    </Box>
  );
}
