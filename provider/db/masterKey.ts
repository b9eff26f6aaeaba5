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
 * Returns a function that reads the current keys of a database. @throws StartupError, at its call, if there is no key:
 * reading never creates one
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
 * Creates the key if there is none yet, at the first start.
 * @throws StartupError if the database already holds encrypted values, which a new key could not decrypt
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
