import type { ColumnType, Generated } from 'kysely';
import type {
  PersonCause,
  ProvisioningPerson,
  ProvisioningTarget,
  SentAction,
  SentAttribute,
  TargetFailure,
} from '../../contract/provisioning/provisioning';
import type { Json } from './json';

type Late<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of provisioning: systems to which users are sent, the persons at each, and the runs; see {@link Tables}. */
export interface ProvisioningTables {
  provisioning_target: {
    /** A school, or PLATFORM for the provider's own staff. */
    customer_code: string;
    id: string;
    name: string;
    url: string;
    ac: string;
    user_name: ProvisioningTarget['userName'];
    attributes: Json<SentAttribute[]>;
    roles: ProvisioningTarget['roles'];
    deletes: boolean;
    /** Sealed. */
    token: Late<string>;
    token_at: Late<Date>;
    /** The first synchronisation was confirmed; before, changes are only planned. */
    confirmed: Generated<boolean>;
    enabled: Generated<boolean>;
    stopped: Generated<boolean>;
    /** Deleted by its owner; its persons are deleted in portions before it. */
    removing: Generated<boolean>;
    failure: Late<TargetFailure>;
    /** Consecutive failures. */
    failures: Generated<number>;
    failing_since: Late<Date>;
    paused_until: Late<Date>;
    created_at: Date;
    created_by: string;
    version: Generated<number>;
  };
  provisioning_person: {
    customer_code: string;
    target: string;
    /** The school of the person. */
    school: string;
    uid: string;
    id: Generated<string>;
    state: Generated<ProvisioningPerson['state']>;
    action: Generated<SentAction>;
    remote_id: Late<string>;
    /** `active` as it was last sent. */
    active: Late<boolean>;
    /** User name and externalId of a user whose creation was begun: it may exist although no answer arrived. */
    creating: Late<string[]>;
    /** Paths of the attributes that were last sent, and a digest of their values. */
    sent: Late<string[]>;
    sent_hash: Late<string>;
    queued_at: Date;
    due_at: Date;
    held_until: Late<Date>;
    revision: Generated<number>;
    attempts: Generated<number>;
    attempted_at: Late<Date>;
    status_code: Late<number>;
    cause: Late<TargetFailure | PersonCause>;
    detail: Late<string>;
  };
  provisioning_run: {
    customer_code: string;
    id: string;
    target: string;
    kind: 'first' | 'changes' | 'retry';
    started_at: Date;
    ended_at: Date;
    created: Generated<number>;
    updated: Generated<number>;
    deactivated: Generated<number>;
    errors: Generated<number>;
    warnings: Generated<number>;
  };
}
