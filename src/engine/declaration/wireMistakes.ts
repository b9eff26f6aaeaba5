import { unknownName } from '../../../contract/mistakes/unknownName';
import type { Fields } from '../../../contract/schema/fields';
import { POSITION } from '../../../contract/storing/arranging';
import { ordersOf, SEARCH } from './ordered';
import type { Resource } from './resource';
import type { Sending } from './sending';
import { wireCalls } from './wireCalls';

/** Returns the errors in a resource's wire: unfilled parameters, names without a field, wrong bodies. */
export function wireMistakes(resource: Resource): string[] {
  const { wire, key, actions } = resource;
  const filled = [
    ...(wire.called ? [wire.called] : key),
    ...Object.keys(wire.scope),
    ...Object.keys(wire.create?.params ?? {}),
  ];
  const unfilled = wireCalls(resource).flatMap(({ use, endpoint }) =>
    Object.keys(endpoint.params)
      .filter((param) => !filled.includes(param))
      .map(
        (param) =>
          `nothing fills {${param}} of ${endpoint.path} (${use}); name it in wire.scope, like { ${param}: { mine: 'customerCode' } }.`,
      ),
  );
  return [
    ...new Set(unfilled),
    ...(['update', 'create', 'remove'] as const).flatMap((call) => sendingMistakes(resource, call)),
    ...permissionMistakes(resource),
    ...arrangingMistakes(resource),
    ...pagedMistakes(resource).map(({ place, say }) => `${place} ${say}`),
    ...Object.entries(actions).flatMap(([action, { many, steps }]) => {
      const body = bodyOf(many?.endpoint ?? {});
      const of = (kind: string) => Object.keys(body).filter((name) => body[name]?.kind === kind);
      const asked = steps.flatMap((step) => ('ask' in step ? [step.ask as string] : []));
      return [
        ...(many
          ? unknownName(`actions.${action}.many.ids`, many.ids, of('list'), 'a list that its call takes')
          : []),
        ...asked.flatMap((name) =>
          unknownName(`actions.${action}.steps`, name, of('flag'), 'a yes or no that its call takes'),
        ),
      ];
    }),
  ];
}

/** Returns the fields that a sending call takes and the record does not have under that name. */
function sendingMistakes({ wire, fields }: Resource, call: 'update' | 'create' | 'remove'): string[] {
  const sending = wire[call] as Sending | undefined;
  if (!sending) return [];
  const { endpoint, names = {}, params = {}, body } = sending;
  const sent = bodyOf(endpoint);
  const known = Object.keys(fields);
  return [
    ...Object.entries(names).flatMap(([name, field]) => [
      ...unknownName(`wire.${call}.names`, name, Object.keys(sent), `a field that the ${call} takes`),
      ...unknownName(`wire.${call}.names.${name}`, field, known, 'one of its fields'),
    ]),
    ...Object.keys(sent)
      .filter((name) => !(name in fields) && !(name in names))
      .map(
        (name) =>
          `the ${call} takes "${name}", which is no field. Say which one it is in wire.${call}.names.`,
      ),
    ...Object.entries(params).flatMap(([param, field]) => [
      ...unknownName(`wire.${call}.params`, param, Object.keys(endpoint.params), `in ${endpoint.path}`),
      ...unknownName(`wire.${call}.params.${param}`, field, known, 'one of its fields'),
    ]),
    ...(body === undefined ? [] : unknownName(`wire.${call}.body`, body, known, 'one of its fields')),
  ];
}

/**
 * Returns the filters, orders and searches of a list that the provider's paged endpoint does not take, each with its
 * place in the declaration and the remedy.
 */
export function pagedMistakes({
  wire,
  list,
  key,
}: Resource): readonly { readonly place: string; readonly say: string }[] {
  if (wire.list.answers !== 'page') return [];
  const { path, query } = wire.list.endpoint;
  const orders = ordersOf(wire);
  const not = (place: string, name: string) =>
    Object.hasOwn(query, name) ? [] : [{ place, say: `asks for "${name}", which ${path} does not take.` }];
  const on = list.filters.on ?? [];
  return [
    // Without a read endpoint a record is looked up in the list, by its key.
    ...(wire.read ? [] : key.flatMap((field) => not('key', field))),
    ...list.filters.show.flatMap(({ field }, i) => not(`list.filters.show[${i}]`, field)),
    ...on.flatMap(({ days, asks }, i) =>
      [...Object.values(days ?? {}), ...Object.values(asks ?? {})].flatMap((name) =>
        not(`list.filters.on[${i}]`, name),
      ),
    ),
    ...(list.search.length > 0 ? not('list.search', SEARCH) : []),
    ...(orders.length > 0 && !orders.includes(list.sort)
      ? [
          {
            place: 'list.sort',
            say: `is "${list.sort}", an order that ${path} does not take: ${orders.join(', ')}.`,
          },
        ]
      : []),
  ];
}

/** Checks that only our own provider keeps an order by hand, and that it is the order of the list. */
function arrangingMistakes({ wire, list, ...resource }: Resource): string[] {
  if (wire.arrange && list.sort !== POSITION)
    return [`list.sort is "${list.sort}", but the list is ordered by hand. Leave it out.`];
  if ('orderedByHand' in resource && !wire.arrange)
    return [
      'orderedByHand is of what our own provider keeps. Leave it out, or declare it in contract/stored.',
    ];
  return [];
}

/** Returns calls without a permission, and permissions without a call. */
function permissionMistakes({ wire, can }: Resource): string[] {
  const pairs = [
    ['create', 'create'],
    ['remove', 'delete'],
  ] as const;
  return pairs.flatMap(([call, action]) => {
    if (wire[call] && !can[action]) return [`wire.${call} is there without can.${action}. Say who may.`];
    if (!wire[call] && can[action]) return [`can.${action} is there without wire.${call}. Say which call.`];
    return [];
  });
}

function bodyOf({ body }: { readonly body?: unknown }): Fields {
  const record = body as { kind?: string; of?: Fields } | undefined;
  return record?.kind === 'record' ? (record.of ?? {}) : {};
}
