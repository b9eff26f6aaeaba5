import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../contract/schema/endpoint';
import { PROPOSAL_HOURS, type Proposed, TOO_MANY_PROPOSALS } from '../../contract/staff/operatorProposal';
import { showInstant } from '../../contract/values/dates';
import { staffPersonOf } from '../identity/operators/who';
import { Refusal } from '../refusal';
import type { Call } from './call';
import { proposalSentence } from './proposalSentence';
import type { Sent } from './validate';

const HOUR = 60 * 60 * 1000;

/** Maximum number of open proposals of one person; each may hold a file. */
const MOST_OPEN = 50;

/** Stores a sensitive call for a second administrator instead of executing it. @throws Refusal `conflict` */
export async function propose(call: Call, endpoint: Endpoint, { params, body }: Sent): Promise<Proposed> {
  const { tx, now, caller, file } = call;
  const username = staffPersonOf(caller.sub) ?? '';
  const { open } = await tx
    .selectFrom('operator_proposal')
    .select((build) => build.fn.countAll<number>().as('open'))
    .where('proposed_by', '=', username)
    .where('state', '=', 'open')
    .where('until', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN) throw new Refusal('conflict', { detail: TOO_MANY_PROPOSALS });
  const id = randomUUID();
  const until = new Date(now.getTime() + PROPOSAL_HOURS * HOUR);
  const what = proposalSentence(endpoint, { params, body }, file);
  await tx
    .insertInto('operator_proposal')
    .values({
      id,
      endpoint: endpoint.id,
      what,
      input: JSON.stringify({ params, ...(body !== undefined && { body }) }),
      file: file ? Buffer.from(file) : null,
      proposed_by: username,
      proposed_at: now,
      until,
    })
    .execute();
  call.audit({ entity: 'operatorProposal', action: 'create', id, after: { what } });
  const detail = `L’operazione è proposta e non ancora eseguita: un altro amministratore deve confermarla entro ${showInstant(until.toISOString())}, nella pagina Proposte.`;
  return { proposal: id, until: until.toISOString(), detail };
}
