import { NativeSelect } from '../../ui/NativeSelect';
import { useListRow, useListView } from '../list/listContexts';
import { filterLabel } from './filterWords';

/** Renders the select of a required filter: the rows are always those of one value. */
export function RequiredFilterSelect({ name }: { name: string }) {
  const { shape, filters, change } = useListView();
  const { words } = useListRow();
  const always = shape.always?.[name];
  if (!always) return null;
  return (
    <NativeSelect
      label={filterLabel(words, name)}
      value={String(filters[name])}
      change={(chosen) => change({ filters: { ...filters, [name]: chosen } })}
      style={{ minWidth: '10rem' }}
    >
      {always.values.map((value) => (
        <option key={value} value={value}>
          {always.show(value)}
        </option>
      ))}
    </NativeSelect>
  );
}
