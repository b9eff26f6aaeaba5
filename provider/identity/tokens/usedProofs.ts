import { createHash } from 'node:crypto';
import type { Clock } from '../../../contract/clock';
import type { Database } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { PROOF_TOLERANCE } from './proof';

/** A proof may be dated in the future by the tolerance, and is accepted for as long again. */
const REMEMBERED = 2 * PROOF_TOLERANCE * 1000;

interface Waiting {
  readonly jti: string;
  readonly settle: (isNew: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** A checked proof: the thumbprint of its key, and its name, which is unique for that key alone. */
export interface UsedProof {
  readonly jkt: string;
  readonly jti: string;
}

/**
 * Lets each proof be used once, in all processes together: what was used is in the database. Proofs that
 * arrive while others are being written are written together, so that many calls at once cost little more
 * than one.
 * @returns a function that takes a checked proof and rejects with Refusal `unauthenticated` when it was used before
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
        const added = await add(db, clock.now(), new Set(batch.map(({ jti }) => jti)));
        // Of two alike in one batch, the first is the one that was added.
        for (const { jti, settle } of batch) settle(added.delete(jti));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    writing = false;
  }

  return async (proof) => {
    const jti = createHash('sha256').update(`${proof.jkt} ${proof.jti}`).digest('base64url');
    const isNew = await new Promise<boolean>((settle, fail) => {
      waiting.push({ jti, settle, fail });
      if (!writing) void write();
    });
    if (!isNew) throw new Refusal('unauthenticated');
  };
}

/** @returns those that were not there yet */
async function add(db: Database, now: Date, jtis: ReadonlySet<string>): Promise<Set<string>> {
  const expires_at = new Date(now.getTime() + REMEMBERED);
  // In one order everywhere: two processes that write the same ones never wait for each other.
  const rows = [...jtis].sort().map((jti) => ({ jti, expires_at }));
  const added = await db.asIdentity((tx) =>
    tx
      .insertInto('dpop_proof')
      .values(rows)
      .onConflict((conflict) => conflict.column('jti').doNothing())
      .returning('jti')
      .execute(),
  );
  return new Set(added.map(({ jti }) => jti));
}
