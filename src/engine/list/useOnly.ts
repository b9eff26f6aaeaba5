import { useEffect, useState } from 'react';

/** Holds the keys of the rows that are shown alone, until one of `asked` changes, such as the search or the filters. */
export function useOnly(...asked: readonly unknown[]) {
  const [only, showOnly] = useState<ReadonlySet<string>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when they change
  useEffect(() => showOnly(undefined), asked);
  return { only, showOnly };
}
