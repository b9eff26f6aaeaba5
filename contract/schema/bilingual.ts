/** A text in both languages: Italian, then English. */
export type Bilingual = readonly [italian: string, english: string];

/** A rule with its sentences in both languages. */
export type InBothLanguages<R> = {
  readonly [K in keyof R]: K extends 'say' | 'brief' ? Bilingual : R[K];
};
