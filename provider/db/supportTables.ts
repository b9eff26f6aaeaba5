import type { ColumnType } from 'kysely';

type Late = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Tables of support access, by which the provider's staff act for a supervisor; see {@link Tables}. */
export interface SupportTables {
  support_access: {
    customer_code: string;
    id: string;
    uid: string;
    /** User name, with the person's name at that time. */
    operator: string;
    operator_name: string;
    reason: string;
    asked_at: Date;
    answered_at: Late;
    until: Late;
    ended_at: Late;
  };
}
