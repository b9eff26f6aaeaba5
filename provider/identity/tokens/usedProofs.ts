import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import { type Database, DatabaseUnavailable } from '../../db/database';
import { Refusal } from '../../refusal';
import { PROOF_TOLERANCE } from './proof';

/** Milliseconds. A proof may be dated ahead by the tolerance, and is accepted for as long again. */
const REMEMBERED = 2 * PROOF_TOLERANCE * 1000;

/** `spent`: the proof was used before. `ended`: the session has ended; the proof may be new or used. */
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
 * Creates a function that allows each proof only once, and only while its grant is valid. Both are stored in the
 * database, and so hold for all processes. Proofs that arrive during a write are written together, so that many
 * concurrent calls cost little more than one.
 * @returns the function; it rejects with Refusal `unauthenticated` if the session has ended or the proof was used
 * before, in which case the refusal has `proofSpent`
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
        // Of two equal proofs in a batch, the first counts as new.
        for (const { jti, grant, resolve } of batch) {
          const isNew = added.delete(jti);
          if (!standing.has(grant)) resolve('ended');
          else resolve(isNew ? 'new' : 'spent');
        }
      } catch (error) {
        // If the database is unavailable, proofs that arrived meanwhile fail too, because they have waited as long.
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

/** Stores used proofs. @returns the ids of those that are new, and the grants that have not ended */
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
