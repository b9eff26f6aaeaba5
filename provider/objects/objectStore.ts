import type { Readable } from 'node:stream';

/**
 * The identity of an object: the school's, under a name that the provider made. User-chosen names never reach a store.
 */
export interface ObjectName {
  readonly customerCode: string;
  /** A UUID. */
  readonly id: string;
}

/** An object that arrives in parts. */
export interface UploadName extends ObjectName {
  /** Bytes. */
  readonly size: number;
  /** The store's own identifier of the upload. */
  readonly storeId: string;
}

/** A part as its sender declared it. Numbers start at 1 and ascend in the order of the bytes; there may be gaps. */
export interface DeclaredPart {
  readonly number: number;
  /** Offset of its first byte in the object. */
  readonly offset: number;
  /** Bytes. */
  readonly length: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The address and headers to which one part can be sent. It works without a session. */
export interface PartAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly until: Date;
}

/** The name under which a file is saved, and the page of the console that describes it. */
export interface DownloadedAs {
  readonly fileName: string;
  readonly back: `/${string}`;
}

/** A part that the store holds. */
export interface StoredPart {
  readonly number: number;
  readonly length: number;
}

/**
 * The result of combining the parts of a file. `checked` says what was compared with the declared SHA-256: the whole
 * file, or only each part as it arrived, if the provider cannot read the bytes. `sha256` is that of the whole file.
 */
export type Finished =
  | { readonly outcome: 'whole'; readonly checked: 'file'; readonly sha256: string }
  | { readonly outcome: 'whole'; readonly checked: 'parts' }
  /** These parts are missing or differ from their declaration. They must be sent again. */
  | { readonly outcome: 'damaged'; readonly parts: readonly number[] }
  /** Every part matches its declaration, but together they are not the file with the given SHA-256. */
  | { readonly outcome: 'otherFile' };

export interface StoredObject extends ObjectName {
  readonly state: 'unfinished' | 'whole';
  /** The store's identifier of the upload; present if `state` is `unfinished`. */
  readonly storeId?: string;
}

/**
 * Stores files, received in parts. There are two implementations: a folder of this machine, and S3. An address is bound
 * to one school, object, part, method, length and SHA-256, and expires after five minutes.
 * @throws Refusal `noRoom`, `notFound` (no such upload, or no longer), `unavailable`
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';
  /** Begins an upload. @returns the store's own identifier of the upload */
  begin(name: ObjectName, size: number): Promise<string>;
  address(upload: UploadName, part: DeclaredPart): Promise<PartAddress>;
  /** Lists the stored parts, by number. */
  parts(upload: UploadName): Promise<readonly StoredPart[]>;
  /** Stores a part that this process produced itself. */
  put(upload: UploadName, part: DeclaredPart, bytes: Buffer): Promise<void>;
  /**
   * Combines the parts. Safe to repeat if the response was lost.
   * @param sha256 of the whole file, if its sender declared it
   */
  finish(upload: UploadName, parts: readonly DeclaredPart[], sha256?: string): Promise<Finished>;
  /** Discards the parts received; succeeds if there are none. */
  abandon(upload: Pick<UploadName, keyof ObjectName | 'storeId'>): Promise<void>;
  remove(name: ObjectName): Promise<void>;
  /** Reads a whole object from its beginning, for processing in this process. */
  read(name: ObjectName): Promise<Readable>;
  /** Returns an address from which a whole object can be fetched without a session. */
  download(name: ObjectName, as: DownloadedAs): Promise<{ readonly url: string; readonly until: Date }>;
  /** Lists all objects and unfinished uploads. */
  list(): AsyncIterable<StoredObject>;
  /** Checks that the store answers and accepts this process. @throws Error if it does not */
  ping(): Promise<void>;
}

/** Lifetime of an address, in seconds. */
export const ADDRESS_HOLDS = 300;
