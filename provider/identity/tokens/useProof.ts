import { createHash } from 'node:crypto';
import type { Clock } from '../../../contract/clock';
import type { Database } from '../../db/database';
import { Refusal } from '../../http/refusal';

/** A proof is refused for its age after five minutes, before or after its time: twice that is always enough. */
const REMEMBERED = 10 * 60_000;

/**
 * Lets each proof be used once, in all processes together.
 * @param proof a DPoP proof whose signature and contents were checked
 * @throws Refusal `unauthenticated` when it was used before
 */
export async function useProof(db: Database, clock: Clock, proof: string): Promise<void> {
  // By the whole proof: its jti alone could be taken by somebody else's.
  const jti = createHash('sha256').update(proof).digest('base64url');
  const expires_at = new Date(clock.now().getTime() + REMEMBERED);
  const result = await db.asIdentity((tx) =>
    tx
      .insertInto('dpop_proof')
      .values({ jti, expires_at })
      .onConflict((conflict) => conflict.column('jti').doNothing())
      .executeTakeFirst(),
  );
  if (result.numInsertedOrUpdatedRows !== 1n) throw new Refusal('unauthenticated');
}
