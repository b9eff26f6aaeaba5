import { sql } from 'kysely';
import {
  type MasterSecretPlace,
  type MasterSecrets,
  masterSecrets,
  readMasterSecrets,
  watchMasterSecrets,
} from '../secrets/masterSecrets';
import type { Database, Tx } from './database';
import { StartupError } from './startupError';

const noKey = ({ dataDir }: MasterSecretPlace) =>
  new StartupError(
    `There is no secret.key in ${dataDir}, and no SECRET_KEY: give this process the one of the processes that use the database. The provider makes one when it is started for the first time on an empty one.`,
  );

/**
 * Returns the current keys of a database at each use. @throws StartupError if there is none: using a key never
 * creates it
 */
export function masterKey(place: MasterSecretPlace): () => MasterSecrets {
  const now = watchMasterSecrets(place);
  return () => {
    const secrets = now();
    if (secrets) return secrets;
    throw noKey(place);
  };
}

/**
 * Creates the key at the very first start. @throws StartupError if something is sealed already, which a new key would
 * not open
 */
export async function makeMasterKey(db: Database, place: MasterSecretPlace): Promise<void> {
  if (readMasterSecrets(place)) return;
  if (await db.asOwner(anySealed)) throw noKey(place);
  masterSecrets(place);
}

async function anySealed(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('setting') is not null as there`.execute(
    tx,
  );
  if (!rows[0]?.there) return false;
  const found = await sql`select from setting where value ? 'sealed' limit 1`.execute(tx);
  return found.rows.length > 0;
}
