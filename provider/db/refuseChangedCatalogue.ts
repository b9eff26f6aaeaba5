import { sql } from 'kysely';
import { type Catalogue, catalogue } from './catalogue';
import type { Database, Tx } from './database';
import { scopes } from './scopes';
import { readSetting, writeSetting } from './settings';
import { StartupError } from './startupError';

/** Setting that stores the catalogue as migrations left it, and the last of them. */
const SETTING = 'catalogue';
interface StoredCatalogue {
  readonly after: string;
  readonly lines: Catalogue;
}

/** Maximum number of catalogue lines in an error message. */
const SHOWN = 3;

/**
 * Compares the privileges in the database with those that the migrations left, as stored then.
 * @returns `unknown` if our tables exist but nothing was stored
 * @throws StartupError naming missing and extra privileges: a restored copy without its policies or grants, or a
 * manual change
 */
export function refuseChangedCatalogue(db: Database): Promise<'empty' | 'known' | 'unknown'> {
  return db.asOwner(async (tx) => {
    const { rows } = await sql<{
      there: boolean;
    }>`select to_regclass('setting') is not null as there`.execute(tx);
    if (!rows[0]?.there) return 'empty';
    const kept = await readSetting<StoredCatalogue>(tx, SETTING);
    if (kept?.after === (await migrationsOf(tx))) refuseOther(kept.lines, await catalogue(tx));
    return kept ? 'known' : 'unknown';
  });
}

/**
 * Stores the catalogue that the migrations left, unless it is stored already.
 * @param expected the required catalogue; by default the current one
 * @throws StartupError if it differs, or if a table is unprotected that the code declares to hold rows of schools or
 * people
 */
export async function storeCatalogue(db: Database, expected?: () => Promise<Catalogue>): Promise<void> {
  const wanted = await expected?.();
  return db.asOwner(async (tx) => {
    const after = await migrationsOf(tx);
    const kept = await readSetting<StoredCatalogue>(tx, SETTING);
    if (kept?.after === after) return;
    const lines = await catalogue(tx);
    refuseUnguarded(lines);
    if (wanted) refuseOther(wanted, lines);
    await writeSetting(tx, SETTING, { after, lines } satisfies StoredCatalogue);
  });
}

/** Returns a checksum of the applied migrations. */
async function migrationsOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select md5(string_agg(name || checksum, ',' order by name collate "C")) as text from migration`.execute(
    tx,
  );
  return rows[0]?.text ?? '';
}

function refuseUnguarded(lines: Catalogue): void {
  const open = Object.entries(scopes).flatMap(([table, scope]) =>
    scope === 'platform' || lines.includes(`table ${table} guarded forced`) ? [] : [table],
  );
  if (open.length === 0) return;
  throw new StartupError(
    `The tables ${open.join(', ')} hold rows of schools or people and are not guarded by row-level security: this database was not restored whole. ${ADVICE}`,
  );
}

const ADVICE =
  'Restore it with "npm run operator -- backup restore" into an empty database, or take back what was changed.';

function refuseOther(expected: Catalogue, found: Catalogue): void {
  const missing = expected.filter((line) => !found.includes(line));
  const more = found.filter((line) => !expected.includes(line));
  if (missing.length + more.length === 0) return;
  const sentences = [
    ...(missing.length > 0 ? [`missing: ${some(missing)}`] : []),
    ...(more.length > 0 ? [`not ours: ${some(more)}`] : []),
  ];
  throw new StartupError(
    `Policies and rights in the database are not those that this program made (${sentences.join('; ')}): schools would not be kept apart. ${ADVICE}`,
  );
}

function some(lines: Catalogue): string {
  const shown = lines.slice(0, SHOWN).join('; ');
  return lines.length > SHOWN ? `${shown} and ${lines.length - SHOWN} more` : shown;
}
