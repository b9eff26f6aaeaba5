import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { loaded } from '../../ui/loaded';
import type { FilterInputProps } from '../declaration/declaration';
import { useListRow, useListView } from '../list/listContexts';
import { filterInput, filterValues } from '../query/filterKinds';
import { ChipField } from './ChipField';
import { filterLabel, filterValue } from './filterWords';
import { SelectFilter } from './SelectFilter';
import { TextFilter } from './TextFilter';
import type { FilterOptions } from './useFilterOptions';

interface DeclaredFilterProps {
  readonly name: string;
  /** The values, if an endpoint supplies them. */
  readonly offered: FilterOptions | undefined;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly fresh: boolean;
  readonly set: (value: string | boolean | undefined) => void;
  readonly remove: () => void;
}

/** Returns the element id of a filter's input. */
export const filterId = (name: string) => `list-filter-${name}`;

/** Renders a declared filter as a chip: a choice of one value or any, an input of the resource, or a text. */
export function DeclaredFilter({ name, offered, counts, fresh, set, remove }: DeclaredFilterProps) {
  const { shape, filters } = useListView();
  const { words, resource } = useListRow();
  const translate = useTranslate();
  const field = shape.filters[name];
  if (!field) return null;
  const now = filters[name];
  const label = filterLabel(words, name);
  const value = String(now ?? '');
  const called = offered?.values.find(([one]) => one === value)?.[1];
  const said = now === undefined ? label : `${label}: ${called ?? filterValue(words, field, name, now)}`;
  const common = { id: filterId(name), label, value };
  const written = filterInput(field) !== 'choose' && !offered;
  const known =
    offered?.values ??
    filterValues(field).map((one) => [String(one), filterValue(words, field, name, one)] as const);
  // The current value is shown as chosen even before the call answers, or if it fails.
  const isKnown = value === '' || known.some(([one]) => one === value);
  const values = isKnown ? known : [...known, [value, value] as const];
  const { waitsFor, failed } = offered ?? {};
  const load = resource.list.filters.show.find((one) => one.field === name)?.input;
  if (load) {
    const Own = loaded<FilterInputProps>(load);
    return (
      <ChipField said={said} remove={remove} fresh={fresh}>
        <label htmlFor={common.id}>{label}</label>
        <Suspense fallback={null}>
          <Own id={common.id} value={value} change={set} autoFocus={fresh} />
        </Suspense>
      </ChipField>
    );
  }

  return (
    <ChipField said={said} remove={remove} fresh={fresh}>
      {written ? (
        <TextFilter {...common} field={field} change={set} />
      ) : (
        <SelectFilter
          {...common}
          values={values}
          counts={counts}
          disabledReason={
            waitsFor && translate('engine.list.chooseFirst', { filter: filterLabel(words, waitsFor) })
          }
          problem={failed && translate('engine.list.failed')}
          change={(chosen) =>
            set(offered ? chosen : filterValues(field).find((one) => String(one) === chosen))
          }
        />
      )}
    </ChipField>
  );
}
