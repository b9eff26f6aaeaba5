import { type ComponentType, lazy } from 'react';
import { later } from '../i18n/italian';

const known = new Map<unknown, ComponentType<never>>();

/**
 * Returns a component that is loaded on its first render. The same loader gives the same component, so that it is not
 * mounted again.
 */
export function loaded<P>(load: () => Promise<ComponentType<never>>): ComponentType<P> {
  const found = known.get(load) as ComponentType<P> | undefined;
  if (found) return found;
  const made = lazy(async () => ({
    default: (await later(load)()) as ComponentType,
  })) as unknown as ComponentType<P>;
  known.set(load, made as ComponentType<never>);
  return made;
}
