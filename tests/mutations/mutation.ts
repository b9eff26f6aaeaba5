/** A fault put into the engine's source on purpose, to see whether the generated suites notice. */
export interface Mutation {
  /** What is wrong with the engine then; also its name. */
  readonly says: string;
  readonly file: string;
  /** A piece of the file that is there exactly once, and what stands in its place. */
  readonly find: string;
  readonly replace: string;
}

/** How often a text is in another. */
export const timesIn = (text: string, piece: string): number => text.split(piece).length - 1;
