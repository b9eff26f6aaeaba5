import type { ColumnType } from 'kysely';
import type { Json } from './json';

export interface UploadTable {
  customer_code: string;
  id: string;
  folder: string;
  name: string;
  size: number;
  part_size: number;
  /** Number of pieces of a part; 1 for an upload that a release without pieces started. */
  pieces: ColumnType<number, number | undefined, never>;
  store: 'disk' | 's3';
  store_id: string;
  by_uid: string;
  by_name: string;
  begun_at: Date;
  last_at: Date;
  stored_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  sha256: ColumnType<string | null, string | null | undefined, string | null>;
  checked: ColumnType<'file' | 'parts' | null, null | undefined, 'file' | 'parts' | null>;
}

/** Data of a transfer's file besides its upload. The password is encrypted. */
export interface PracticeFileTable {
  customer_code: string;
  upload_id: string;
  supplier: string;
  password: string | null;
  has_password: ColumnType<boolean, never, never>;
}

/** A file of a record of a stored resource. */
export interface StoredFileTable {
  customer_code: string;
  id: string;
  resource: string;
  field: string;
  record: ColumnType<string | null, undefined, string>;
  sha256: string;
  size: ColumnType<number, number | undefined, never>;
  store: 'disk' | 's3';
  store_id: ColumnType<string | null, undefined, string>;
  let_go_at: Date | null;
}

/** A removed record of a resource with soft deletion. */
export interface StoredBinTable {
  customer_code: string;
  resource: string;
  id: string;
  record: Json<object>;
  version: number;
  deleted_at: Date;
  deleted_by: string | null;
}

/** A school's space limit that the provider's staff set in place of the configured one. */
export interface SchoolSpaceTable {
  customer_code: string;
  most_bytes: number;
}

export interface UploadPartTable {
  customer_code: string;
  upload_id: string;
  number: number;
  sha256: string;
}

export interface UploadPieceTable {
  customer_code: string;
  upload_id: string;
  number: number;
  piece: number;
  sha256: string;
}
