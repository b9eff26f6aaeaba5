import { createContext, useCallback, useContext } from 'react';
import { useMay } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';

/** The resources that records may lead to. */
export const RelatedContext = createContext<readonly Resource[]>([]);

/** The resource of a name, where there is one that the person may list. */
export function useRelated(name: string): Resource | undefined {
  const may = useMay();
  const found = useContext(RelatedContext).find((resource) => resource.name === name);
  return found && may(found.can.list) ? found : undefined;
}

/** Where the name in a field of a record leads, see {@link Resource.leads}; undefined where the person cannot go there. */
export type LeadOf = (field: string, record: Row) => string | undefined;

/** What says where the names in the records of a resource lead. */
export function useLeads({ leads, fields, keyed }: Resource): LeadOf {
  const may = useMay();
  const related = useContext(RelatedContext);
  return useCallback(
    (field, record) => {
      const of = fields[field];
      // One that is shown by its key alone leads nowhere.
      const referred = of?.kind === 'ref' && !keyed?.includes(field) ? of.to : undefined;
      const lead = leads?.[field] ?? (referred && { resource: referred, key: field });
      const id = lead && record[lead.key];
      const found =
        lead && related.find(({ name }) => name === ('resource' in lead ? lead.resource : record[lead.to]));
      if (!id || !found || !may(found.can.read ?? found.can.list)) return undefined;
      return `${found.path}/${encodeURIComponent(String(id))}`;
    },
    [leads, fields, keyed, related, may],
  );
}
