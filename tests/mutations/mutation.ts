/** A deliberate fault in the engine's source, to check whether the generated suites detect it. */
export interface Mutation {
  /** Description of the fault, which also names it. */
  readonly says: string;
  readonly file: string;
  /** Text that occurs exactly once in the file, and its replacement. */
  readonly find: string;
  readonly replace: string;
}

/** Counts the occurrences of a piece in a text. */
export const timesIn = (text: string, piece: string): number => text.split(piece).length - 1;
