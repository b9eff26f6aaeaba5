/** An OpenAPI 3 document, as far as declarations are compared with it. */
export interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

type Json = Readonly<Record<string, unknown>>;

/** A place of a document: what is there, and its JSON pointer (RFC 6901), as `/paths/~1api~1users/get`. */
export interface Place {
  readonly at: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const plain = (key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

/** Walks through a document, by way of its references. */
export function createPlaces(document: OpenApiDocument) {
  /** Where a reference leads; a place without one is itself. A circle or a dead end has no value. */
  function resolve(place: Place, seen: readonly string[] = []): Place {
    const ref = isObject(place.value) ? place.value.$ref : undefined;
    if (typeof ref !== 'string') return place;
    if (!ref.startsWith('#/') || seen.includes(ref)) return { at: place.at, value: undefined };
    const keys = ref.slice(2).split('/').map(plain);
    const value = keys.reduce<unknown>((on, key) => (isObject(on) ? on[key] : undefined), document);
    return resolve({ at: ref.slice(1), value }, [...seen, ref]);
  }

  /** The place of a key below another; its value is undefined where there is nothing. */
  function below(place: Place, ...keys: readonly (string | number)[]): Place {
    return keys.reduce<Place>((on, key) => {
      const { at, value } = resolve(on);
      const next = isObject(value) ? value[key] : undefined;
      return resolve({ at: `${at}/${escaped(String(key))}`, value: next });
    }, place);
  }

  return { root: { at: '', value: document } as Place, resolve, below };
}

export type Places = ReturnType<typeof createPlaces>;

/** The entries of an object in a document; none where it is not one. */
export const objectAt = ({ value }: Place): Json => (isObject(value) ? value : {});

/** The items of a list in a document; none where it is not one. */
export const listAt = ({ value }: Place): readonly unknown[] => (Array.isArray(value) ? value : []);
