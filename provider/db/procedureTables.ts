import type { Generated } from 'kysely';
import type { Json } from './json';

interface ProcedureRunTable {
  customer_code: string;
  procedure: string;
  /** Empty for a procedure that a school has once. */
  subject: Generated<string>;
  step: string;
  answers: Json;
  version: number;
  started_at: Date;
  /** Account that started the procedure; null if an earlier release started it. */
  started_by: string | null;
  saved_at: Date;
  saved_by: string;
  saved_name: string;
}

interface ProcedurePresenceTable {
  customer_code: string;
  procedure: string;
  /** Empty for a procedure that a school has once. */
  subject: Generated<string>;
  uid: string;
  name: string;
  seen_at: Date;
}

interface ProcedureReceiptTable {
  customer_code: string;
  number: string;
  procedure: string;
  /** Empty for a procedure that a school has once. */
  subject: Generated<string>;
  issued_at: Date;
  receipt: Json;
}

/** Tables of the multi-step procedures. */
export interface ProcedureTables {
  procedure_run: ProcedureRunTable;
  procedure_presence: ProcedurePresenceTable;
  procedure_receipt: ProcedureReceiptTable;
}
