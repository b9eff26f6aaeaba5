import { type ComponentType, lazy } from 'react';
import { later } from '../i18n/italian';

const known = new Map<unknown, ComponentType<never>>();

/** A component that is loaded when it is drawn first; the same for the same loader, so that it is not begun anew. */
export function loaded<P>(load: () => Promise<ComponentType<never>>): ComponentType<P> {
  const found = known.get(load) as ComponentType<P> | undefined;
  if (found) return found;
  const made = lazy(async () => ({
    default: (await later(load)()) as ComponentType,
  })) as unknown as ComponentType<P>;
  known.set(load, made as ComponentType<never>);
  return made;
}
