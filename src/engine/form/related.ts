import { createContext, useContext } from 'react';
import type { Resource } from '../declaration/defineResource';
import { useMay } from '../viewer';

/** The resources that records of a form may lead to. */
export const RelatedContext = createContext<readonly Resource[]>([]);

/** The resource of a name, where there is one that the person may list. */
export function useRelated(name: string): Resource | undefined {
  const may = useMay();
  const found = useContext(RelatedContext).find((resource) => resource.name === name);
  return found && may(found.can.list) ? found : undefined;
}
