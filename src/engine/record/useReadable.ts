import { useMemo } from 'react';
import { neverRead } from '../../../contract/schema/readRule';
import { useSession } from '../../session/SessionContext';
import type { Resource } from '../declaration/defineResource';

/**
 * Returns a resource without the fields that the person may not read on any record, and without their columns, filters,
 * facts and inputs.
 */
export function useReadable(resource: Resource): Resource {
  const { roles } = useSession();
  return useMemo(() => {
    const unread = neverRead(resource.reads, roles);
    return unread.length === 0 ? resource : without(resource, unread);
  }, [resource, roles]);
}

function without(resource: Resource, unread: readonly string[]): Resource {
  const read = (name: string) => !unread.includes(name);
  const { list, form, show } = resource;
  const { filters } = list;
  const tabs = Object.entries(form.tabs ?? {}).map(([tab, names]) => [tab, names.filter(read)]);
  return {
    ...resource,
    ...(show && { show: show.filter(read) }),
    list: {
      ...list,
      columns: list.columns.filter(({ field }) => read(field)),
      search: list.search.filter(read),
      filters: {
        ...filters,
        show: filters.show.filter(({ field }) => read(field)),
        ...(filters.on && { on: filters.on.filter(({ field }) => read(field)) }),
      },
    },
    form: {
      ...form,
      inputs: form.inputs.filter(read),
      create: { ...form.create, inputs: form.create.inputs.filter(read) },
      ...(form.tabs && { tabs: Object.fromEntries(tabs) }),
    },
  };
}
