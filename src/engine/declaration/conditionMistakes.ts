import { operators } from '../filters/operators';
import type { Resource } from './resource';
import { unknownName } from './unknownName';

/** What is wrong in the conditions that a list offers: fields that cannot be asked, days that no call takes. */
export function conditionMistakes({ fields, list, wire }: Resource): string[] {
  const paged = wire.list.answers === 'page';
  const days = Object.keys(list.filters.of).filter((name) => list.filters.of[name]?.kind === 'day');
  return (list.filters.on ?? []).flatMap(({ field, days: edges }, i) => {
    const place = `list.filters.on[${i}]`;
    const kind = fields[field]?.kind;
    if (!kind) return [];
    if (!paged) {
      return edges
        ? [`${place} has "days", but the browser works on this list. Leave them out.`]
        : operators[kind].length > 0
          ? []
          : [`${place} names "${field}", of kind "${kind}", which has no conditions. Leave it out.`];
    }
    if (!edges || !operators[kind].some(({ stretch }) => stretch)) {
      return [
        `${place} names "${field}", which the provider cannot be asked for: it pages this list. Name a day or an instant, with "days": { from, to }.`,
      ];
    }
    return (['from', 'to'] as const).flatMap((edge) =>
      unknownName(`${place}.days.${edge}`, edges[edge], days, 'a filter of kind "day"'),
    );
  });
}
