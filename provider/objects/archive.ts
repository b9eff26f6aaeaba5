/** What is kept outside of the database for good, by paths that sort as they came. */
export interface Archive {
  write(path: string, content: string | Buffer): Promise<void>;
  /** Undefined where there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** The paths of a folder, in order, from a name on. */
  since(folder: string, from: string): Promise<readonly string[]>;
  /** Every path, in order. */
  list(): AsyncIterable<string>;
}
