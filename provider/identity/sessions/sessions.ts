import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { systemClock } from '../../systemClock';

/** The grants of the sessions of this person that go on. Sign-in state is dated by the machine. */
export async function openSessions(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    grant: string;
  }>`select open_sessions(${systemClock.now()}) as "grant"`.execute(tx);
  return new Set(rows.map(({ grant }) => grant));
}

interface Which {
  /** This one alone. */
  readonly only?: string;
  /** All but this one. */
  readonly but?: string | undefined;
}

/** Ends sessions of this person, with all that hangs on them: the next request of each is refused. @returns how many */
export async function endSessions(tx: Tx, { only, but }: Which = {}): Promise<number> {
  const { rows } = await sql`select end_sessions(${only ?? null}::text, ${but ?? null}::text)`.execute(tx);
  return rows.length;
}
