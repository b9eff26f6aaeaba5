import type { Permission } from '../../contract/permissions/permissions';
import { ENDED_SHOWN_DAYS, type ProcedureInProgress } from '../../contract/procedures/procedureInProgress';
import type { Tx } from '../db/database';
import type { Caller } from '../http/caller';

/** The caller, a transaction in the caller's school, and the time. */
export interface SourceContext {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Lists the procedures of one or a few kinds that are in progress in the caller's school, or ended recently. A source
 * is a file of its area and is listed in provider/areas/index.ts. Its kinds are in
 * contract/procedures/procedureInProgress.ts.
 */
export interface ProcedureSource {
  /** The permission to see them. */
  readonly can: Permission;
  read(asked: SourceContext): Promise<readonly ProcedureInProgress[]>;
}

/** Returns the time before which ended procedures are no longer listed. */
export const endedSince = (now: Date): Date => new Date(now.getTime() - ENDED_SHOWN_DAYS * 86_400_000);
