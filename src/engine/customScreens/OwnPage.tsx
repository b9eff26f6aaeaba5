import { loaded } from '../../ui/loaded';
import type { Resource } from '../declaration/defineResource';
import type { OwnPageProps } from '../declaration/resource';

/** Renders a page of a resource besides its list and its records. */
export function OwnPage({ resource, address }: { resource: Resource; address: string }) {
  const page = resource.pages?.[address];
  if (!page) return null;
  const Own = loaded<OwnPageProps>(page.load);
  return <Own resource={resource} />;
}
