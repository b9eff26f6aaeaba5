import { unknownName } from '../../../contract/mistakes/unknownName';
import type { Fields } from '../../../contract/schema/fields';
import { POSITION } from '../../../contract/storing/reordering';
import { endpointCalls } from './endpointCalls';
import { ordersOf, SEARCH, takenBy } from './ordered';
import type { Resource } from './resource';
import type { Sending } from './sending';

/** Returns the errors in a resource's endpoints: unfilled parameters, names without a field, wrong bodies. */
export function endpointMistakes(resource: Resource): string[] {
  const { endpoints, key, actions } = resource;
  const filled = [
    ...(endpoints.idParam ? [endpoints.idParam] : key),
    ...Object.keys(endpoints.scope),
    ...Object.keys(endpoints.create?.params ?? {}),
  ];
  const unfilled = endpointCalls(resource).flatMap(({ use, endpoint }) =>
    Object.keys(endpoint.params)
      .filter((param) => !filled.includes(param))
      .map(
        (param) =>
          `nothing fills {${param}} of ${endpoint.path} (${use}); name it in endpoints.scope, like { ${param}: { mine: 'customerCode' } }.`,
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

/** Returns an error for each field that a call takes and the record does not have under that name. */
function sendingMistakes({ endpoints, fields }: Resource, call: 'update' | 'create' | 'remove'): string[] {
  const sending = endpoints[call] as Sending | undefined;
  if (!sending) return [];
  const { endpoint, names = {}, params = {}, body } = sending;
  const sent = bodyOf(endpoint);
  const known = Object.keys(fields);
  return [
    ...Object.entries(names).flatMap(([name, field]) => [
      ...unknownName(`endpoints.${call}.names`, name, Object.keys(sent), `a field that the ${call} takes`),
      ...unknownName(`endpoints.${call}.names.${name}`, field, known, 'one of its fields'),
    ]),
    ...Object.keys(sent)
      .filter((name) => !(name in fields) && !(name in names))
      .map(
        (name) =>
          `the ${call} takes "${name}", which is no field. Say which one it is in endpoints.${call}.names.`,
      ),
    ...Object.entries(params).flatMap(([param, field]) => [
      ...unknownName(`endpoints.${call}.params`, param, Object.keys(endpoint.params), `in ${endpoint.path}`),
      ...unknownName(`endpoints.${call}.params.${param}`, field, known, 'one of its fields'),
    ]),
    ...(body === undefined ? [] : unknownName(`endpoints.${call}.body`, body, known, 'one of its fields')),
  ];
}

/**
 * Returns the filters, orders and searches of a list that the provider's paged endpoint does not take, each with its
 * place in the declaration and the remedy.
 */
export function pagedMistakes({
  endpoints,
  list,
  key,
}: Resource): readonly { readonly place: string; readonly say: string }[] {
  if (endpoints.list.answers !== 'page') return [];
  const { path } = endpoints.list.endpoint;
  const taken = takenBy(endpoints.list.endpoint);
  const orders = ordersOf(endpoints);
  const not = (place: string, name: string) =>
    Object.hasOwn(taken, name) ? [] : [{ place, say: `asks for "${name}", which ${path} does not take.` }];
  const on = list.filters.on ?? [];
  return [
    // Without a read endpoint a record is looked up in the list, by its key.
    ...(endpoints.read ? [] : key.flatMap((field) => not('key', field))),
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

/** Checks that an order by hand is declared only for our own provider, and that the list is sorted by it. */
function arrangingMistakes({ endpoints, list, ...resource }: Resource): string[] {
  if (endpoints.reorder && list.sort !== POSITION)
    return [`list.sort is "${list.sort}", but the list is ordered by hand. Leave it out.`];
  if ('orderedByHand' in resource && !endpoints.reorder)
    return [
      'orderedByHand is of what our own provider keeps. Leave it out, or declare it in contract/stored.',
    ];
  return [];
}

/** Returns an error for each call without a permission, and for each permission without a call. */
function permissionMistakes({ endpoints, can }: Resource): string[] {
  const pairs = [
    ['create', 'create'],
    ['remove', 'delete'],
  ] as const;
  return pairs.flatMap(([call, action]) => {
    if (endpoints[call] && !can[action])
      return [`endpoints.${call} is there without can.${action}. Say who may.`];
    if (!endpoints[call] && can[action])
      return [`can.${action} is there without endpoints.${call}. Say which call.`];
    return [];
  });
}

function bodyOf({ body }: { readonly body?: unknown }): Fields {
  const record = body as { kind?: string; of?: Fields } | undefined;
  return record?.kind === 'record' ? (record.of ?? {}) : {};
}
