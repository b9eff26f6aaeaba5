import type { it } from './it/it';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** Every sentence of the console. The Italian catalogue is the model: other languages have the same keys. */
export type Catalogue = Shape<typeof it>;

/** Key of a sentence, such as `shell.exit`. A key that the catalogues lack does not compile. */
export type SentenceKey = Leaves<Catalogue>;
