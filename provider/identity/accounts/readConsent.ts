import type { Tx } from '../../db/database';
import { operatorOf, type Subject } from '../subject';

/** A supervisor's consent to a person of the provider acting for them. */
export interface Consent {
  readonly id: string;
  /** Name of the person who acts. */
  readonly operator: string;
  readonly reason: string;
  readonly givenAt: Date;
  /** Time at which it ends or ended, by itself or early. */
  readonly until: Date;
}

/** Reads the last consent to a person of the provider for an account; undefined if there was none. */
export async function readConsent(
  tx: Tx,
  subject: Pick<Subject, 'person' | 'customerCode' | 'uid'>,
): Promise<Consent | undefined> {
  const operator = operatorOf(subject);
  if (operator === undefined) return undefined;
  const row = await tx
    .selectFrom('support_access')
    .select(['id', 'operator_name', 'reason', 'answered_at', 'until', 'ended_at'])
    .where('customer_code', '=', subject.customerCode)
    .where('uid', '=', subject.uid)
    .where('operator', '=', operator)
    .where('until', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.answered_at || !row.until) return undefined;
  const { id, operator_name, reason, answered_at, until, ended_at } = row;
  const over = ended_at && ended_at < until ? ended_at : until;
  return { id, operator: operator_name, reason, givenAt: answered_at, until: over };
}
