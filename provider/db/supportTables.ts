import type { ColumnType } from 'kysely';

type Late = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** That somebody of the provider operates for a supervisor; see {@link Tables}. */
export interface SupportTables {
  support_access: {
    customer_code: string;
    id: string;
    uid: string;
    /** Their user name, and what they were called then. */
    operator: string;
    operator_name: string;
    reason: string;
    asked_at: Date;
    answered_at: Late;
    until: Late;
    ended_at: Late;
  };
}
