import type { Permission } from '../../contract/permissions/permissions';
import { ENDED_SHOWN_DAYS, type ProcedureInProgress } from '../../contract/procedures/procedureInProgress';
import type { Tx } from '../db/database';
import type { Caller } from '../http/caller';

/** Who asks, inside their school's transaction, and when. */
export interface Asked {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Tells the procedures of one kind, or of a few, that are not over in the caller's school, or were over lately. It stands beside its area
 * and is listed in provider/areas/index.ts; its kinds are in contract/procedures/procedureInProgress.ts.
 */
export interface ProcedureSource {
  /** Who sees them at all. */
  readonly can: Permission;
  read(asked: Asked): Promise<readonly ProcedureInProgress[]>;
}

/** What was over before this is told no more. */
export const endedSince = (now: Date): Date => new Date(now.getTime() - ENDED_SHOWN_DAYS * 86_400_000);
