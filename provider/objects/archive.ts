/** Permanent storage outside the database, by path. Paths sort in the order in which they were written. */
export interface Archive {
  write(path: string, content: string | Buffer): Promise<void>;
  /** Reads a file; undefined if it does not exist. */
  read(path: string): Promise<Buffer | undefined>;
  /** Returns the paths in a folder, in order, starting from a name. */
  since(folder: string, from: string): Promise<readonly string[]>;
  /** Iterates over every path, in order. */
  list(): AsyncIterable<string>;
}
