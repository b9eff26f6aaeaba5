import type { Effect, Endpoint } from '../../../contract/schema/endpoint';
import type { Fields } from '../../../contract/schema/fields';
import { jsonSchema } from '../../../contract/schema/jsonSchema';
import { listAt, type Place, type Places } from './openApiDocument';
import { type Drift, schemaDrifts } from './schemaDrifts';

const HEADERS: Readonly<Record<Effect, readonly string[]>> = {
  read: [],
  command: ['Idempotency-Key'],
  update: ['If-Match'],
};

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}

/** Returns the differences between the parameters and headers of a call and those of a document. */
export function parameterDrifts(
  places: Places,
  endpoint: Endpoint,
  operation: Place,
  name: string,
): readonly Drift[] {
  const path = places.below(places.root, 'paths', endpoint.path);
  const found = [path, operation].flatMap((of) => {
    const list = places.below(of, 'parameters');
    return listAt(list).map((_, i) => places.below(list, i));
  });
  const parameterAt = (place: Place) => place.value as Parameter;
  const find = (where: string, called: string) =>
    found.find(
      (place) =>
        parameterAt(place).in === where && parameterAt(place).name?.toLowerCase() === called.toLowerCase(),
    );
  const wanted = [
    ...entries('path', endpoint.params),
    ...entries('query', endpoint.query),
    ...HEADERS[endpoint.effect].map((header) => ['header', header, undefined] as const),
  ];
  const missing = wanted.flatMap(([where, called, field]): readonly Drift[] => {
    const place = find(where, called);
    if (!place) {
      const pointer = `${operation.at}/parameters`;
      return [{ pointer, say: `The document has no ${where} parameter "${called}" in ${name}.` }];
    }
    if (!field) return [];
    const required = where === 'path' || field.required === true;
    return [
      ...(required === (parameterAt(place).required === true)
        ? []
        : [
            {
              pointer: `${place.at}/required`,
              say: `"${called}" in ${name} is ${required ? '' : 'not '}required as declared, otherwise in the document.`,
            },
          ]),
      ...schemaDrifts(jsonSchema({ ...field, required: true }), places.below(place, 'schema'), {
        places,
        direction: 'sent',
        name: `"${called}" in ${name}`,
      }),
    ];
  });
  const unsent = found
    .filter((place) => parameterAt(place).required)
    .filter((place) => !wanted.some(([where, called]) => find(where, called) === place))
    .map((place) => ({
      pointer: place.at,
      say: `The document requires the ${parameterAt(place).in} parameter "${parameterAt(place).name}" in ${name}; the declaration does not send it.`,
    }));
  return [...missing, ...unsent];
}

const entries = (where: string, of: Fields) =>
  Object.entries(of).map(([called, field]) => [where, called, field] as const);
