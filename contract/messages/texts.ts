/** Texts of an area, by key. */
export type Texts = Readonly<Record<string, string>>;

/** A value for a place: a text, a number, or a list for `{names:and}` and `{names:or}`. */
export type Parameter = string | number | readonly string[];

/** Places of a text: `'uid' | 'day'` for `L’utenza {uid} scade il {day}`, `'names:or'` for `Scegliere {names:or}`. */
export type Places<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** Parameters of a text, by the names of its places. */
export type ParametersOf<T extends string> = {
  readonly [Place in Places<T> as Place extends `${infer Name}:${string}`
    ? Name
    : Place]: Place extends `${string}:${string}` ? readonly string[] : string | number;
};
