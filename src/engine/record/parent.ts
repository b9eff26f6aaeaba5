import { useContext } from 'react';
import { useSearchParams } from 'react-router';
import type { Resource, Row } from '../declaration/defineResource';
import { recordPath } from './recordPath';
import { RelatedContext } from './related';

/** Name of the parameter that names the record to which a new one will refer. */
const PARENT = 'parent';

/** A record to which a new one will refer. */
export interface Parent {
  /** The field of the new record that refers to it, and the value of that field. */
  readonly field: string;
  readonly value: string | readonly string[];
  /** The path of the page of this record, with the tab that lists the records which refer to it. */
  readonly page: string;
}

/** Returns the address of a new record that will refer to this one. */
export const newIn = (resource: Resource, parent: Resource, record: Row): string =>
  `${resource.path}/new?${new URLSearchParams({ [PARENT]: `${parent.name}/${record.id}` })}`;

/** Returns the record that the address names, if it has a tab for the records of this resource. */
export function useParent(resource: Resource): Parent | undefined {
  const resources = useContext(RelatedContext);
  const [search] = useSearchParams();
  const [name, ...rest] = (search.get(PARENT) ?? '').split('/');
  const id = rest.join('/');
  const parent = resources.find((one) => one.name === name);
  const field = parent?.related?.[resource.name]?.by;
  if (!parent || !field || !id) return undefined;
  return {
    field,
    value: resource.fields[field]?.kind === 'list' ? [id] : id,
    page: `${recordPath(parent, { id })}?tab=${resource.name}`,
  };
}
