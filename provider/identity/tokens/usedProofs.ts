import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import { type Database, DatabaseUnavailable } from '../../db/database';
import { Refusal } from '../../refusal';
import { PROOF_TOLERANCE } from './proof';

/** Milliseconds. A proof may be dated ahead by the tolerance, and is accepted for as long again. */
const REMEMBERED = 2 * PROOF_TOLERANCE * 1000;

/** New; used before; or the session has ended, whether it was used or not. */
type Judged = 'new' | 'spent' | 'ended';

interface Waiting {
  readonly jti: string;
  readonly grant: string;
  readonly resolve: (judged: Judged) => void;
  readonly fail: (error: unknown) => void;
}

/** A verified proof: the thumbprint of its key, its id, unique for that key, and the grant of its token. */
export interface UsedProof {
  readonly jkt: string;
  readonly jti: string;
  readonly grant: string;
}

/**
 * Lets each proof be used once, and only while its grant is valid, across all processes: both are in the database.
 * Proofs that arrive during a write are written together, so that many concurrent calls cost little more than one.
 * @returns a function that takes a verified proof and rejects with Refusal `unauthenticated` if it was used before, which
 * the refusal says, or its session has ended
 */
export function createProofMemory(db: Database, clock: Clock): (proof: UsedProof) => Promise<void> {
  let waiting: Waiting[] = [];
  let writing = false;

  async function write(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const { added, standing } = await add(db, clock.now(), batch);
        // Of two equal ones in a batch, the first is the one that was added.
        for (const { jti, grant, resolve } of batch) {
          const isNew = added.delete(jti);
          if (!standing.has(grant)) resolve('ended');
          else resolve(isNew ? 'new' : 'spent');
        }
      } catch (error) {
        // Proofs that arrived meanwhile have waited too: fail them without another round.
        const others = error instanceof DatabaseUnavailable ? waiting.splice(0) : [];
        for (const { fail } of [...batch, ...others]) fail(error);
      }
    }
    writing = false;
  }

  return async (proof) => {
    const jti = createHash('sha256').update(`${proof.jkt} ${proof.jti}`).digest('base64url');
    const judged = await new Promise<Judged>((resolve, fail) => {
      waiting.push({ jti, grant: proof.grant, resolve, fail });
      if (!writing) void write();
    });
    if (judged === 'new') return;
    throw new Refusal('unauthenticated', judged === 'spent' ? { proofSpent: true } : {});
  };
}

/** @returns the proofs that are new, and the grants that have not ended */
async function add(db: Database, now: Date, batch: readonly Waiting[]) {
  const expires_at = new Date(now.getTime() + REMEMBERED);
  // In a fixed order everywhere: two processes that write the same ones cannot deadlock.
  const jtis = [...new Set(batch.map(({ jti }) => jti))].sort();
  const grants = [...new Set(batch.map(({ grant }) => grant))];
  return db.asIdentity(async (tx) => {
    // A single round trip, since every call waits for it.
    const found = await tx
      .with('added', (db) =>
        db
          .insertInto('dpop_proof')
          .values(jtis.map((jti) => ({ jti, expires_at })))
          .onConflict((conflict) => conflict.column('jti').doNothing())
          .returning('jti'),
      )
      .selectFrom('added')
      .select(['jti as id', sql<boolean>`true`.as('proof')])
      .unionAll((db) =>
        db
          .selectFrom('oidc_payload')
          .select(['id', sql<boolean>`false`.as('proof')])
          .where('model', '=', 'Grant')
          .where('id', 'in', grants),
      )
      .execute();
    const of = (kind: boolean) => new Set(found.flatMap(({ id, proof }) => (proof === kind ? id : [])));
    return { added: of(true), standing: of(false) };
  });
}
