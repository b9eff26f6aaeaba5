import type { CellProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';

/** How many succeeded, and how many of them only in part where some did: "8 (6 in parte)". */
export function DoneCell({ record, text }: CellProps) {
  const say = useSay();
  const partial = Number(record.partial ?? 0);
  return partial > 0 ? say('resources.operation.inPart', { done: text, smart_count: partial }) : text;
}
