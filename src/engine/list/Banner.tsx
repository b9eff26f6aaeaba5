import { type ComponentType, Suspense } from 'react';
import type { Resource } from '../declaration/defineResource';
import { loaded } from '../procedures/loaded';

interface BannerProps {
  readonly load: () => Promise<ComponentType<never>>;
  readonly resource: Resource;
}

/** What a list has to tell of itself, above its rows; it is there when it is there. */
export function Banner({ load, resource }: BannerProps) {
  const Told = loaded<{ readonly resource: Resource }>(load);
  return (
    <Suspense fallback={null}>
      <Told resource={resource} />
    </Suspense>
  );
}
