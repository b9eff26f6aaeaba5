import type { Places, Texts } from './texts';

/** A text with the same places as another one; any other text does not compile. */
type SamePlaces<Text extends string, Other extends string> = [Places<Text>, Places<Other>] extends [
  Places<Other>,
  Places<Text>,
]
  ? Text
  : never;

/** Declares the English texts of an area: each has the key and the places of an Italian one, and none is missing. */
export const english =
  <Italian extends Texts>() =>
  <const English extends Readonly<Record<keyof Italian, string>>>(
    texts: English & {
      readonly [Key in keyof English]: Key extends keyof Italian
        ? SamePlaces<English[Key], Italian[Key]>
        : never;
    },
  ): English =>
    texts;
