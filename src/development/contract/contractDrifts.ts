import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Field } from '../../../contract/schema/fields';
import { jsonSchema } from '../../../contract/schema/jsonSchema';
import type { Resource } from '../../engine/declaration/defineResource';
import { endpointCalls } from '../../engine/declaration/endpointCalls';
import { pagedMistakes } from '../../engine/declaration/endpointMistakes';
import { createPlaces, type OpenApiDocument, objectAt, type Place, type Places } from './openApiDocument';
import { parameterDrifts } from './parameterDrifts';
import { type Drift, schemaDrifts } from './schemaDrifts';

/**
 * Returns all differences between a declaration and its provider's document: calls, parameters, bodies, responses, the
 * fields of the records, the visible filters. Empty when they agree.
 *
 * @param document OpenAPI 3.0 or 3.1; `$ref`s inside it are followed
 * @example expect(contractDrifts(users, openapi)).toEqual([]);
 */
export function contractDrifts(resource: Resource, document: OpenApiDocument): readonly Drift[] {
  const places = createPlaces(document);
  const drifts = endpointCalls(resource).flatMap(({ use, endpoint }) => {
    const name = `the ${use} of "${resource.name}"`;
    const operation = places.below(places.root, 'paths', endpoint.path, endpoint.method.toLowerCase());
    if (!operation.value) return [noOperation(places, endpoint, name)];
    return [
      ...parameterDrifts(places, endpoint, operation, name),
      ...permissionDrifts(endpoint, operation, name),
      ...bodyDrifts(places, endpoint, operation, name),
      ...(use === 'list' ? filterDrifts(resource, places, operation) : []),
      ...answerDrifts(places, answered(resource, use, endpoint), operation, name),
    ];
  });
  const seen = new Set<string>();
  return drifts.filter(({ pointer, say }) => !seen.has(pointer + say) && seen.add(pointer + say));
}

function noOperation(places: Places, { path, method }: Endpoint, name: string): Drift {
  const at = places.below(places.root, 'paths', path);
  if (!at.value) return { pointer: at.at, say: `The document has no ${path}, which is ${name}.` };
  const methods = Object.keys(objectAt(at)).join(', ').toUpperCase() || 'nothing';
  return {
    pointer: `${at.at}/${method.toLowerCase()}`,
    say: `${name} is declared as ${method} ${path}; the document has ${methods} there.`,
  };
}

/**
 * Returns the response of a call. The records of list, read, update and create follow from the fields of the resource.
 */
function answered({ fields }: Resource, use: string, endpoint: Endpoint): Field | undefined {
  if (!['list', 'read', 'update', 'create'].includes(use)) return endpoint.response;
  const record = { kind: 'record', required: true, of: fields } as const;
  if (use !== 'list') return record;
  const list = { kind: 'list', required: true, of: record } as const;
  // A list may be wrapped in a response with other properties, such as the total.
  const { response } = endpoint;
  return response?.kind === 'record' ? { ...response, of: { ...response.of, data: list } } : list;
}

/** Compares permissions, which only our own provider's document contains. */
function permissionDrifts({ access }: Endpoint, operation: Place, name: string): readonly Drift[] {
  const documented = objectAt(operation)['x-permission'];
  const declared = access === 'public' ? undefined : access.join('.');
  if (documented === undefined || documented === declared) return [];
  const say = `${name} is for who holds ${declared ?? 'nothing'}; the document says ${documented}.`;
  return [{ pointer: `${operation.at}/x-permission`, say }];
}

const JSON_BODY = ['content', 'application/json', 'schema'] as const;

function bodyDrifts(places: Places, { body }: Endpoint, operation: Place, name: string): readonly Drift[] {
  const place = places.below(operation, 'requestBody');
  if (!body) {
    if (!objectAt(place).required) return [];
    return [
      { pointer: place.at, say: `The document requires a body in ${name}; the declaration sends none.` },
    ];
  }
  if (!place.value) return [{ pointer: place.at, say: `The document takes no body in ${name}.` }];
  const schema = places.below(place, ...JSON_BODY);
  return schemaDrifts(jsonSchema(body), schema, { places, direction: 'sent', name: `the body of ${name}` });
}

/**
 * Compares the visible filters with the document, if the list takes filters. Filters in the query are compared with its
 * parameters; a paged list must take all of them, and the sorting and the search that are requested.
 */
function filterDrifts(resource: Resource, places: Places, operation: Place): readonly Drift[] {
  const { name, list, endpoints } = resource;
  const { endpoint, answers } = endpoints.list;
  if (answers === 'page') {
    return pagedMistakes(resource).map(({ place, say }) => ({
      pointer: `${operation.at}/parameters`,
      say: `The list of "${name}" is paged, and its ${place} ${say}`,
    }));
  }
  const body = places.below(operation, 'requestBody', ...JSON_BODY);
  if (!endpoint.body || !body.value) return [];
  return list.filters.show.flatMap(({ field }) => {
    const filter = list.filters.of[field];
    const place = places.below(body, 'properties', field);
    if (!place.value) {
      return [{ pointer: place.at, say: `The document has no filter "${field}" in the list of "${name}".` }];
    }
    const called = `the filter "${field}" of "${name}"`;
    return filter ? schemaDrifts(jsonSchema(filter), place, { places, direction: 'sent', name: called }) : [];
  });
}

function answerDrifts(
  places: Places,
  response: Field | undefined,
  operation: Place,
  name: string,
): readonly Drift[] {
  if (!response) return [];
  const responses = places.below(operation, 'responses');
  const status = Object.keys(objectAt(responses)).find((one) => one.startsWith('2')) ?? '200';
  const schema = places.below(responses, status, ...JSON_BODY);
  return schemaDrifts(jsonSchema(response), schema, {
    places,
    direction: 'answered',
    name: `the answer of ${name}`,
  });
}
