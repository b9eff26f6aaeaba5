import { unknownName } from '../../../contract/mistakes/unknownName';
import { operators } from '../query/operators';
import type { Resource } from './resource';

/** Returns the errors in the conditions of a list: fields that cannot be tested, days that no call takes. */
export function conditionMistakes({ fields, list, endpoints }: Resource): string[] {
  const paged = endpoints.list.answers === 'page' && !endpoints.list.conditions;
  const days = Object.keys(list.filters.of).filter((name) => list.filters.of[name]?.kind === 'day');
  return (list.filters.on ?? []).flatMap(({ field, days: edges, asks = {} }, i) => {
    const place = `list.filters.on[${i}]`;
    const kind = fields[field]?.kind;
    if (!kind) return [];
    if (!paged) {
      return edges || Object.keys(asks).length > 0
        ? [`${place} has "days" or "asks", but the browser works on this list. Leave them out.`]
        : operators[kind].length > 0
          ? []
          : [`${place} names "${field}", of kind "${kind}", which has no conditions. Leave it out.`];
    }
    const byDays = edges && operators[kind].some(({ stretch }) => stretch);
    if (!byDays && Object.keys(asks).length === 0) {
      return [
        `${place} names "${field}", which the provider cannot be asked for: it pages this list. Say which filters take its days, with "days": { from, to }, or its conditions, with "asks": { contains: … }.`,
      ];
    }
    const valued = operators[kind].filter(({ takes }) => takes === 'one').map(({ name }) => name);
    return [
      ...(['from', 'to'] as const).flatMap((edge) =>
        edges ? unknownName(`${place}.days.${edge}`, edges[edge], days, 'a filter of kind "day"') : [],
      ),
      ...Object.entries(asks).flatMap(([operator, filter]) => [
        ...unknownName(
          `${place}.asks`,
          operator,
          valued,
          `a condition with one value on a field of kind "${kind}"`,
        ),
        ...unknownName(
          `${place}.asks.${operator}`,
          filter,
          Object.keys(list.filters.of),
          'one of its filters',
        ),
      ]),
    ];
  });
}
