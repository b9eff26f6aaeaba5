/** The sentences that a type names; what it allows besides (`[key: string]`) is left out. */
export type Sentences<T> = {
  readonly [K in keyof T as string extends K ? never : K]-?: NonNullable<T[K]> extends string
    ? string
    : Sentences<NonNullable<T[K]>>;
};

/** Some of them. */
export type Corrections<T> = {
  readonly [K in keyof T as string extends K ? never : K]?: NonNullable<T[K]> extends string
    ? string
    : Corrections<NonNullable<T[K]>>;
};

/** A catalogue with some of its sentences put right, and those that it lacks put in. */
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
