import { sql } from 'kysely';
import type { OperatorProposal } from '../../contract/staff/operatorProposal';
import type { Tx } from '../db/database';
import { findPage, type Source } from './findPage';

interface Looking {
  readonly now: Date;
  /** The user name of the person who reads. */
  readonly username: string | undefined;
}

/** Selects the critical calls that wait or waited for a second administrator, with their states at a moment. */
const proposalSource = ({ now, username = '' }: Looking): Source => ({
  rows: sql`select p.id::text as id, p.what || case when p.endpoint = 'personDataErase' then coalesce(' Utenze: '
        || (select string_agg(one, ', ') from jsonb_array_elements_text(p.input #> '{body,uids}') one) || '.', '') else '' end as what,
    p.proposed_at as "proposedAt", p.until, p.decided_at as "decidedAt",
    p.reason, proposer.name || ' (' || proposer.username || ')' as "proposedBy",
    decider.name || ' (' || decider.username || ')' as "decidedBy", p.proposed_by = ${username}::text as mine,
    case when p.state in ('open', 'running') and p.until <= ${now}::timestamptz then 'expired' else p.state end as state
    from operator_proposal p join operator proposer on proposer.username = p.proposed_by
    left join operator decider on decider.username = p.decided_by`,
  search: ['what', 'proposedBy', 'decidedBy', 'reason'],
  key: ['id'],
  sort: '-proposedAt',
});

export const findProposals = (tx: Tx, looking: Looking, asked: Readonly<Record<string, unknown>>) =>
  findPage<OperatorProposal>(tx, proposalSource(looking), asked);

/**
 * Withdraws the proposals of a person who has lost the right to make them; they stay withdrawn even if the right is
 * given back.
 */
export async function withdrawProposalsOf(tx: Tx, username: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_proposal')
    .set({ state: 'withdrawn', decided_at: now, file: null })
    .where('proposed_by', '=', username)
    .where('state', '=', 'open')
    .where('until', '>', now)
    .execute();
}
