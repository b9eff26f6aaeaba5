/** The named keys of a catalogue type, without its index signature (`[key: string]`). */
export type Sentences<T> = {
  readonly [K in keyof T as string extends K ? never : K]-?: NonNullable<T[K]> extends string
    ? string
    : Sentences<NonNullable<T[K]>>;
};

/** A subset of the sentences of a catalogue type. */
export type Corrections<T> = {
  readonly [K in keyof T as string extends K ? never : K]?: NonNullable<T[K]> extends string
    ? string
    : Corrections<NonNullable<T[K]>>;
};

/** Returns a catalogue with some sentences corrected and missing ones added. */
export function corrected<T>(catalogue: object, corrections: Corrections<T>): Sentences<T> {
  return { ...catalogue, ...merged(catalogue, corrections) } as Sentences<T>;
}

const merged = (catalogue: object, corrections: object) =>
  Object.fromEntries(
    Object.entries(corrections).map(([key, correction]) => [
      key,
      typeof correction === 'string' ? correction : corrected(Reflect.get(catalogue, key) ?? {}, correction),
    ]),
  );
