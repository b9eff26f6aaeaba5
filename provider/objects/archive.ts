/** What is kept outside of the database for good, by paths that sort as they came. */
export interface Archive {
  write(path: string, content: string | Buffer): Promise<void>;
  /** Undefined where there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** The one of a folder whose name is last, from a name on; undefined where there is none. */
  newest(folder: string, from: string): Promise<string | undefined>;
  /** Every path, in order. */
  list(): AsyncIterable<string>;
}
