import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { systemClock } from '../../systemClock';

/** Reads the grants of the open sessions of the transaction's person. Their expiry is by the clock of the machine. */
export async function openSessions(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    grant: string;
  }>`select open_sessions(${systemClock.now()}) as "grant"`.execute(tx);
  return new Set(rows.map(({ grant }) => grant));
}
