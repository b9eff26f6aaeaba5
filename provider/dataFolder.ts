import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from './config';
import { writing } from './db/writing';
import { readOperatorSecret } from './operatorSecret';
import { readMasterSecrets } from './secrets/masterSecrets';

type FolderConfig = Pick<Config, 'dataDir' | 'demo' | 'operatorSecret' | 'secretKeys'>;

/**
 * With PostgreSQL the data folder holds the operator's secret and that of the database, and in the demo its authority for signatures. Tells
 * before any work is done for it that they cannot be written there.
 * @throws StartupError
 */
export function refuseUnwritableFolder(config: FolderConfig): void {
  const { dataDir, demo } = config;
  writing(dataDir, () => {
    if (!demo && readOperatorSecret(config) && readMasterSecrets(config)) return;
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  });
}
