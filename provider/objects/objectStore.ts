import type { Readable } from 'node:stream';

/** Which object: the school's, by a name that the provider made. What people call it never reaches a store. */
export interface ObjectName {
  readonly customerCode: string;
  /** A UUID. */
  readonly id: string;
}

/** An object that arrives in parts, all of one length but the last. */
export interface UploadName extends ObjectName {
  /** Bytes. */
  readonly size: number;
  readonly partSize: number;
  /** What the store itself calls the upload. */
  readonly storeId: string;
}

/** A part as its sender declared it. The first has the number 1. */
export interface DeclaredPart {
  readonly number: number;
  /** Bytes. */
  readonly length: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Where one part can be sent, and with which headers. Whoever has it needs no session. */
export interface PartAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly until: Date;
}

/** What a file is called when it is saved, and the page of the console that tells of it. */
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
 * What came of putting the parts together. `checked`: what was compared where the bytes are, the whole file or, where
 * only the store may read them, each part as it arrived. `sha256`: of the whole file, where the store has read it.
 */
export type Finished =
  | { readonly outcome: 'whole'; readonly checked: 'file'; readonly sha256: string }
  | { readonly outcome: 'whole'; readonly checked: 'parts' }
  /** These parts are not what was sent: they are gone, and are to be sent again. */
  | { readonly outcome: 'damaged'; readonly parts: readonly number[] }
  /** Every part is what was declared, but not of the file whose SHA-256 this is. */
  | { readonly outcome: 'otherFile' };

export interface StoredObject extends ObjectName {
  readonly state: 'unfinished' | 'whole';
  /** With `unfinished`. */
  readonly storeId?: string;
}

/**
 * Where files are kept, in parts while they arrive. Two stores speak it alike: a folder of this machine, and S3.
 * An address is for one school, object, part, method, length and SHA-256, and for five minutes.
 * @throws Refusal `noRoom`, `notFound` (no such upload, or not any more), `unavailable`
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';
  /** @returns the store's own name of the upload */
  begin(name: ObjectName, size: number): Promise<string>;
  address(upload: UploadName, part: DeclaredPart): Promise<PartAddress>;
  /** By their numbers. */
  parts(upload: UploadName): Promise<readonly StoredPart[]>;
  /** Takes a part that this process made itself. */
  put(upload: UploadName, part: DeclaredPart, bytes: Buffer): Promise<void>;
  /** May be called again when its answer was lost. @param sha256 of the whole file, where its sender says it */
  finish(upload: UploadName, parts: readonly DeclaredPart[], sha256?: string): Promise<Finished>;
  /** Lets go of what has arrived; nothing to let go of is no mistake. */
  abandon(upload: Pick<UploadName, keyof ObjectName | 'storeId'>): Promise<void>;
  remove(name: ObjectName): Promise<void>;
  /** A whole object from its beginning, for whoever processes it. */
  read(name: ObjectName): Promise<Readable>;
  /** Where a whole object can be fetched from, once it was asked for; whoever has it needs no session. */
  download(name: ObjectName, as: DownloadedAs): Promise<{ readonly url: string; readonly until: Date }>;
  /** Everything that there is. */
  list(): AsyncIterable<StoredObject>;
}

/** Seconds for which an address holds. */
export const ADDRESS_HOLDS = 300;
