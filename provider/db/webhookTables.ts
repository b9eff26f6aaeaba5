import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json';

type Late = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Endpoints of webhooks, and the events sent to each; see {@link Tables}. */
export interface WebhookTables {
  webhook: {
    /** A school, or PLATFORM for the provider's own staff. */
    customer_code: string;
    id: string;
    name: string;
    url: string;
    events: Json<string[]>;
    enabled: Generated<boolean>;
    disabled_reason: ColumnType<'failures' | 'gone' | null, undefined, 'failures' | 'gone' | null>;
    /** Secret that signs the events, encrypted. */
    secret: string;
    previous_secret: ColumnType<string | null, undefined, string | null>;
    previous_until: Late;
    created_at: Date;
    created_by: string;
    failing_since: Late;
    paused_until: Late;
    version: Generated<number>;
  };
  webhook_delivery: {
    customer_code: string;
    id: string;
    webhook: string;
    school: string | null;
    type: string;
    /** JSON as text: every attempt sends and signs the same bytes. */
    payload: string;
    state: Generated<'waiting' | 'delivered' | 'failed'>;
    created_at: Date;
    queued_at: Date;
    due_at: Date;
    attempts: Generated<number>;
    attempted_at: Late;
    status_code: ColumnType<number | null, undefined, number | null>;
    failure: ColumnType<string | null, undefined, string | null>;
  };
}
