import type { ResizingApplication } from '../../contract/resizing/resizing';

interface ResizingRowTable {
  customer_code: string;
  cessata: boolean;
  anno: number;
  destinations: string[];
  announced_at: Date;
  updated_at: Date;
  document_id: string | null;
  sent_at: Date | null;
  done_at: Date | null;
}

interface ResizingChoiceTable {
  /** The school to be merged. */
  customer_code: string;
  receiving_code: string;
  application: ResizingApplication;
  sent_at: Date | null;
}

interface ResizingAnswerTable {
  customer_code: string;
  receiving_code: string;
  application: ResizingApplication;
  status: 'ACCEPTED' | 'REFUSED';
  reason: string | null;
  answered_at: Date;
  answered_by: string;
}

interface ApplicationHoldingTable {
  customer_code: string;
  application: ResizingApplication;
  first_year: number;
  last_year: number;
  documents: number;
}

/** Tables of the mergers of schools. */
export interface ResizingTables {
  resizing: ResizingRowTable;
  resizing_choice: ResizingChoiceTable;
  resizing_answer: ResizingAnswerTable;
  application_holding: ApplicationHoldingTable;
}
