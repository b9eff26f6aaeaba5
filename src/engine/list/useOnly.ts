import { useEffect, useState } from 'react';

/** Keeps the rows that are shown alone, until the search or the filters change. */
export function useOnly(...asked: readonly unknown[]) {
  const [only, showOnly] = useState<ReadonlySet<string>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when they change
  useEffect(() => showOnly(undefined), asked);
  return { only, showOnly };
}
