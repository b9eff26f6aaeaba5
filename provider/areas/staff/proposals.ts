import { randomUUID } from 'node:crypto';
import type { Permission } from '../../../contract/permissions/permissions';
import {
  operatorProposalConfirm,
  operatorProposalList,
  operatorProposalRefuse,
  operatorProposalWithdraw,
} from '../../../contract/staff/endpoints/proposals';
import {
  NOT_OWN_PROPOSAL,
  type OperatorProposal,
  OWN_PROPOSAL,
  PROPOSAL_DECIDED,
  PROPOSAL_EXPIRED,
  PROPOSALS_OF_PEOPLE,
  PROPOSER_LOST_ROLE,
} from '../../../contract/staff/operatorProposal';
import { NOT_FOR_ROLE } from '../../../contract/staff/operatorRights';
import { needsSecondPerson, staffMay } from '../../../contract/staff/staffPermissions';
import type { Database } from '../../db/database';
import { type Call, type Implementation, implement, implementInSteps } from '../../http/call';
import { inputChecker } from '../../http/validate';
import { findRole } from '../../identity/operators/sessions';
import { staffPersonOf, whoIs } from '../../identity/operators/who';
import { findProposals } from '../../platform/proposals';
import { Refusal } from '../../refusal';

type Implementations = () => readonly Implementation[];

/** A proposed call to be executed, with its input validated again. */
interface ProposedCall {
  readonly id: string;
  readonly what: string;
  readonly proposer: string;
  readonly implementation: Implementation;
  readonly input: unknown;
  readonly file: Uint8Array | undefined;
}

/**
 * A proposed call. `claim` is defined if the call works outside a transaction: it reserves that work for one
 * confirmation.
 */
interface Claimed {
  readonly proposed: ProposedCall;
  readonly claim: string | undefined;
  readonly found: unknown;
}

/** The result of the work of a claimed call. */
interface Worked {
  readonly outcome: unknown;
  readonly claimed?: { readonly proposed: ProposedCall; readonly claim: string };
}

const list = implement(operatorProposalList, ({ tx, now, caller }, { query }) =>
  findProposals(tx, { now, username: staffPersonOf(caller.sub) }, query),
);

/** Returns the person who decides: programs cannot decide, and administrators of the server use commands instead. */
function personOnly({ caller }: Call): string {
  const username = staffPersonOf(caller.sub);
  if (username === undefined) throw new Refusal('forbidden', { detail: PROPOSALS_OF_PEOPLE });
  return username;
}

/**
 * Reads and locks a proposal for the caller's transaction.
 * @throws Refusal `notFound`
 */
async function locked({ tx }: Call, id: string) {
  const row = await tx
    .selectFrom('operator_proposal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  return row;
}

type Row = Awaited<ReturnType<typeof locked>>;

/** Checks that a proposal is still open. @throws Refusal `conflict` if it is decided, expired or being executed */
function refuseDecided({ state, until }: Row, now: Date): void {
  if (state !== 'open') throw new Refusal('conflict', { detail: PROPOSAL_DECIDED });
  if (until <= now) throw new Refusal('conflict', { detail: PROPOSAL_EXPIRED });
}

/**
 * Returns the call that a second person confirms, checked against the current rights of both people.
 * @param claim of this confirmation, if it has already begun its work
 */
async function confirmed(
  call: Call,
  id: string,
  implementations: Implementations,
  claim?: string,
): Promise<ProposedCall> {
  const username = personOnly(call);
  const row = await locked(call, id);
  if (row.proposed_by === username) throw new Refusal('forbidden', { detail: OWN_PROPOSAL });
  if (claim === undefined || row.claim !== claim || row.state !== 'running') refuseDecided(row, call.now);
  const implementation = implementations().find(({ endpoint }) => endpoint.id === row.endpoint);
  const access = implementation?.endpoint.access;
  if (!implementation || access === undefined || access === 'public' || !needsSecondPerson(access))
    throw new Refusal('conflict', { detail: PROPOSAL_DECIDED });
  await refuseWithoutRights(call, row, access);
  const { params, body } = row.input as { readonly params: unknown; readonly body?: unknown };
  return {
    id,
    what: row.what,
    proposer: row.proposed_by,
    implementation,
    input: inputChecker(implementation.endpoint)({ params, query: {}, body }, call.viewer),
    file: row.file ? new Uint8Array(row.file) : undefined,
  };
}

async function refuseWithoutRights({ tx, caller }: Call, row: Row, access: Permission): Promise<void> {
  if (!caller.staffRole || !staffMay(caller.staffRole, access))
    throw new Refusal('forbidden', { detail: NOT_FOR_ROLE });
  const role = await findRole(tx, row.proposed_by);
  if (!role || !staffMay(role, access)) throw new Refusal('conflict', { detail: PROPOSER_LOST_ROLE });
}

async function decide(
  call: Call,
  id: string,
  decision: { readonly state: 'done' | 'refused' | 'withdrawn'; readonly reason?: string },
): Promise<void> {
  await call.tx
    .updateTable('operator_proposal')
    .set({ ...decision, claim: null, file: null, decided_by: personOnly(call), decided_at: call.now })
    .where('id', '=', id)
    .execute();
}

async function answer({ tx, now, caller }: Call, id: string): Promise<OperatorProposal> {
  const { data } = await findProposals(tx, { now, username: staffPersonOf(caller.sub) }, { id });
  const [found] = data;
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Builds the context for the proposed call from that of the confirmation; lines in the log name both people. */
function callOf(call: Call, { file, proposer }: ProposedCall, ahead?: unknown): Call {
  const proposedBy = whoIs.person(proposer);
  return {
    ...call,
    file,
    ahead,
    audit: (...changes) =>
      call.audit(...changes.map((change) => ({ ...change, after: { ...change.after, proposedBy } }))),
    // The confirmation's response has no version, because the proposed call's response is only a part of it.
    version: () => undefined,
  };
}

/** Allows another confirmation after the work of this one failed. */
const release = (db: Database, id: string, claim: string) =>
  db.asOperator((tx) =>
    tx
      .updateTable('operator_proposal')
      .set({ state: 'open', claim: null })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .execute(),
  );

/**
 * Executes a proposal. A call with a single transaction runs in that of the confirmation, which locks the proposal. A
 * call that works outside a transaction is claimed first, so that two simultaneous confirmations do not do the work
 * twice.
 */
const confirm = (implementations: Implementations): Implementation =>
  implementInSteps<typeof operatorProposalConfirm, Claimed, Worked>(operatorProposalConfirm, {
    find: async (call, { params: { id } }) => {
      const proposed = await confirmed(call, id, implementations);
      const { ahead } = proposed.implementation;
      if (!ahead) return { proposed, claim: undefined, found: undefined };
      const claim = randomUUID();
      await call.tx
        .updateTable('operator_proposal')
        .set({ state: 'running', claim })
        .where('id', '=', id)
        .execute();
      return { proposed, claim, found: await ahead.find(callOf(call, proposed), proposed.input as never) };
    },
    work: async ({ proposed, claim, found }, outside) => {
      const { implementation, input, file, id } = proposed;
      if (!implementation.ahead || claim === undefined) return { outcome: undefined };
      try {
        const outcome = await implementation.ahead.work(found as never, { ...outside, file }, input as never);
        return { outcome, claimed: { proposed, claim } };
      } catch (error) {
        await release(outside.db, id, claim);
        throw error;
      }
    },
    undo: async ({ outcome, claimed }, outside) => {
      if (!claimed) return;
      const { implementation, file, id } = claimed.proposed;
      await implementation.ahead?.undo?.(outcome as never, { ...outside, file });
      await release(outside.db, id, claimed.claim);
    },
    store: async (call, { params: { id } }, { outcome }, { claim, found }) => {
      const proposed = await confirmed(call, id, implementations, claim);
      await decide(call, id, { state: 'done' });
      const { what, implementation, proposer, input } = proposed;
      const answered = await implementation.handle(
        callOf(call, proposed, { found, worked: outcome }),
        input as never,
      );
      call.audit({
        entity: 'operatorProposal',
        action: 'confirm',
        id,
        after: { what, proposedBy: whoIs.person(proposer) },
      });
      return {
        proposal: await answer(call, id),
        ...(answered !== undefined && { answer: answered as Readonly<Record<string, unknown>> }),
      };
    },
  });

const refuse = implement(operatorProposalRefuse, async (call, { params: { id }, body: { reason } }) => {
  const username = personOnly(call);
  const row = await locked(call, id);
  if (row.proposed_by === username) throw new Refusal('forbidden', { detail: OWN_PROPOSAL });
  refuseDecided(row, call.now);
  await decide(call, id, { state: 'refused', reason });
  const after = { what: row.what, proposedBy: whoIs.person(row.proposed_by), reason };
  call.audit({ entity: 'operatorProposal', action: 'refuse', id, after });
  return answer(call, id);
});

const withdraw = implement(operatorProposalWithdraw, async (call, { params: { id } }) => {
  const username = personOnly(call);
  const row = await locked(call, id);
  if (row.proposed_by !== username) throw new Refusal('forbidden', { detail: NOT_OWN_PROPOSAL });
  refuseDecided(row, call.now);
  await decide(call, id, { state: 'withdrawn' });
  call.audit({ entity: 'operatorProposal', action: 'withdraw', id, after: { what: row.what } });
  return answer(call, id);
});

/** Returns the implementations of the calls about proposals that wait for a second administrator. */
export const proposals = (implementations: Implementations): readonly Implementation[] => [
  list,
  confirm(implementations),
  refuse,
  withdraw,
];
