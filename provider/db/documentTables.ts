import type { ColumnType, Generated } from 'kysely';
import type { ContractStatus, ContractType } from '../../contract/contracts/contractDocument';
import type { UnreadableReason } from '../../contract/documents/unreadable';
import type { PendingProcedure, PendingState } from '../../contract/signing/signing';
import type { Json } from './json';

/** Readability of a document, or the reason why it cannot be read. */
export type Legibility = 'readable' | UnreadableReason;

export interface FrozenDocumentTable {
  customer_code: string;
  id: string;
  name: string;
  file_name: string;
  sha256: string;
  pages: number;
  content: Uint8Array;
  frozen_at: Date;
  /** Null if not examined yet. */
  legibility: Legibility | null;
}

export interface DocumentSignatureTable {
  customer_code: string;
  document_id: string;
  kind: 'signature' | 'counterSignature';
  number: number;
  how: string;
  file: Uint8Array;
  file_sha256: string;
  content_sha256: string;
  signer: string;
  tax_code: string;
  by_uid: string;
  signed_at: Date;
  /** An Evidence (provider/signing/evidence.ts). */
  evidence: Json;
  revocation_checked: Generated<boolean>;
  others: ColumnType<string[], readonly string[] | undefined, never>;
}

export interface PendingSignatureTable {
  customer_code: string;
  document_id: string;
  procedure: PendingProcedure;
  how: string;
  file: Uint8Array;
  person: string;
  by_uid: string;
  arrived_at: Date;
  state: PendingState;
  until: Date;
  tries: number;
  refusal: string | null;
}

export interface ContractDocumentTable {
  customer_code: string;
  file_name: string;
  name: string;
  type: ContractType;
  anno: string;
  status: ContractStatus;
  clausola1: ColumnType<boolean, boolean | undefined, boolean>;
  clausola2: ColumnType<boolean, boolean | undefined, boolean>;
  /** The person who accepted the clauses; null if nobody did. */
  clauses_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** True if the document is the provider's own file instead of a generated one. */
  brought: Generated<boolean>;
  document_id: string | null;
  created_at: Date;
  counter_refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  counter_refusal: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Record that somebody has read a version of a document. */
export interface DocumentReadingTable {
  customer_code: string;
  uid: string;
  document_id: string;
  read_at: Date;
}

/** Request that the school head signs documents from elsewhere. */
export interface SignatureRequestTable {
  customer_code: string;
  id: string;
  procedure: ColumnType<PendingProcedure, PendingProcedure | undefined, never>;
  head_uid: string;
  head_name: string;
  asked_by: string;
  asked_name: string;
  asked_at: Date;
  expires_at: Date;
  reminded_at: ColumnType<Date | null, undefined, Date>;
  cancelled_at: ColumnType<Date | null, undefined, Date>;
  cancelled_by: ColumnType<string | null, undefined, string>;
}

export interface SignatureRequestDocumentTable {
  customer_code: string;
  request_id: string;
  file_name: string;
  document_id: string;
}
