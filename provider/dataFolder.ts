import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from './config';
import { writing } from './db/writing';
import { readOperatorSecret } from './operatorSecret';
import { readMasterSecrets } from './secrets/masterSecrets';

type FolderConfig = Pick<Config, 'dataDir' | 'demo' | 'operatorSecret' | 'secretKeys'>;

/**
 * Checks that the data folder is writable before any other work. Even with PostgreSQL it holds the operator's secret
 * and the key of the database's secrets, and in the demo the authority for signatures.
 * @throws StartupError if it is not writable
 */
export function refuseUnwritableFolder(config: FolderConfig): void {
  const { dataDir, demo } = config;
  writing(dataDir, () => {
    if (!demo && readOperatorSecret(config) && readMasterSecrets(config)) return;
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  });
}
