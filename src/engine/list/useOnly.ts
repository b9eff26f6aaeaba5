import { useEffect, useState } from 'react';

/** The rows that are shown alone, until something else is asked for. */
export function useOnly(...asked: readonly unknown[]) {
  const [only, showOnly] = useState<ReadonlySet<string>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for when they change
  useEffect(() => showOnly(undefined), asked);
  return { only, showOnly };
}
