import type { Operation } from '../../../contract/operations/operation';

/** Describes the outcome of an operation with counts: "13 riusciti, 2 non riusciti, 3 esclusi". */
export function outcomeOf(
  { kind, done, partial, skipped, failed, cancelled }: Operation,
  translate: (key: string, values: { readonly smart_count: number }) => string,
): string {
  const back = kind === 'takeBack';
  const counts = [
    [back ? 'restored' : 'done', done],
    ['partial', partial ?? 0],
    [back ? 'notRestored' : 'skipped', skipped],
    ['failed', failed],
    ['cancelled', cancelled],
  ] as const;
  return counts
    .filter(([, count], place) => place === 0 || count > 0)
    .map(([key, smart_count]) => translate(`resources.operation.outcome.${key}`, { smart_count }))
    .join(', ');
}
