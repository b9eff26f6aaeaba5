import type { CellProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';

/** Shows the number of successes and, if some are only partial, their number: "8 (6 in parte)". */
export function DoneCell({ record, text }: CellProps) {
  const say = useSay();
  const partial = Number(record.partial ?? 0);
  return partial > 0 ? say('resources.operation.inPart', { done: text, smart_count: partial }) : text;
}
