import { sql } from 'kysely';
import type { Tx } from '../database';
import { vaultOf } from '../sealed';
import { StartupError } from '../startupError';

/**
 * Refuses a backup during a key rotation. A backup is restored with one key, so all its secrets must be encrypted with
 * that key.
 * @throws StartupError if a value is encrypted with an earlier key
 */
export async function refuseRotating(tx: Tx): Promise<void> {
  const before = vaultOf(tx).marksBefore.map((mark) => `${mark}%`);
  if (before.length === 0) return;
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from setting where value ->> 'sealed' like any(${before}::text[]))
    or exists (select from mail where body like any(${before}::text[]))
    or exists (select from idempotency where response #>> '{}' like any(${before}::text[]))
    or exists (select from practice_file where password like any(${before}::text[])) as found`.execute(tx);
  if (!rows[0]?.found) return;
  throw new StartupError(
    'The master key is being rotated, and not everything is sealed with the new one yet: call "npm run operator -- keys rotate master" until it has ended, or start the provider with the new SECRET_KEY, and make the backup then.',
  );
}
