import { createContext, useCallback, useContext } from 'react';
import { useMay } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';

/** The resources that records may link to. */
export const RelatedContext = createContext<readonly Resource[]>([]);

/** Returns the resource of a name, if it exists and the person may list it. */
export function useRelated(name: string): Resource | undefined {
  const may = useMay();
  const found = useContext(RelatedContext).find((resource) => resource.name === name);
  return found && may(found.can.list) ? found : undefined;
}

/**
 * Returns the link target of the name in a field, see {@link Resource.links}; undefined if the person cannot go there.
 */
export type LinkOf = (field: string, record: Row) => string | undefined;

/** Returns the function that resolves the link targets of a resource's records. */
export function useLinks({ links, fields, keyed }: Resource): LinkOf {
  const may = useMay();
  const related = useContext(RelatedContext);
  return useCallback(
    (field, record) => {
      const of = fields[field];
      // A reference shown only by its key has no link.
      const referred = of?.kind === 'ref' && !keyed?.includes(field) ? of.to : undefined;
      const lead = links?.[field] ?? (referred && { resource: referred, key: field });
      const id = lead && record[lead.key];
      const found =
        lead && related.find(({ name }) => name === ('resource' in lead ? lead.resource : record[lead.to]));
      if (!id || !found || !may(found.can.read ?? found.can.list)) return undefined;
      return `${found.path}/${encodeURIComponent(String(id))}`;
    },
    [links, fields, keyed, related, may],
  );
}
