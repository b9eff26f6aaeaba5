/** An OpenAPI 3 document, as far as declarations are compared with it. */
export interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

type Json = Readonly<Record<string, unknown>>;

/** A location in a document: its value and its JSON pointer (RFC 6901), such as `/paths/~1api~1users/get`. */
export interface Place {
  readonly at: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const plain = (key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

/** Creates functions that navigate a document and resolve its references. */
export function createPlaces(document: OpenApiDocument) {
  /**
   * Resolves a reference; a place without one is returned unchanged. Circular and dangling references have no value.
   */
  function resolve(place: Place, seen: readonly string[] = []): Place {
    const ref = isObject(place.value) ? place.value.$ref : undefined;
    if (typeof ref !== 'string') return place;
    if (!ref.startsWith('#/') || seen.includes(ref)) return { at: place.at, value: undefined };
    const keys = ref.slice(2).split('/').map(plain);
    const value = keys.reduce<unknown>((on, key) => (isObject(on) ? on[key] : undefined), document);
    return resolve({ at: ref.slice(1), value }, [...seen, ref]);
  }

  /** Returns the place of nested keys; its value is undefined if there is none. */
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

/** Returns the object at a place; an empty one if the value is not an object. */
export const objectAt = ({ value }: Place): Json => (isObject(value) ? value : {});

/** Returns the list at a place; an empty one if the value is not a list. */
export const listAt = ({ value }: Place): readonly unknown[] => (Array.isArray(value) ? value : []);
