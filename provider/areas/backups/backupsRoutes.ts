import { join } from 'node:path';
import { backupMake } from '../../../contract/backups/endpoints';
import { backupName, createBackup } from '../../backup/createBackup';
import { type Implementation, implementInSteps } from '../../http/call';
import { createArchive } from '../../objects/createArchive';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';

const IN_POSTGRESQL =
  'Il database è in PostgreSQL: il backup si fa con il comando, su una macchina che lo raggiunge.';

/** Makes a backup. The provider's configuration determines the destination, so that a caller cannot write elsewhere. */
const make = implementInSteps(backupMake, {
  find: async ({ config }) => {
    if (config.databaseUrl) throw new Refusal('conflict', { detail: IN_POSTGRESQL });
  },
  work: async (_, { db, objects, config }) => {
    const folder = join(config.dataDir, 'backups', backupName(systemClock));
    const archive = createArchive(config, systemClock);
    await createBackup({ db, objects, archive, clock: systemClock }, folder);
    return folder;
  },
  store: async (call, _input, folder) => {
    call.audit({ entity: 'backup', action: 'make', after: { folder } });
    return { folder };
  },
});

/** Implementations of the guarded endpoints of this area. */
export const backupsRoutes: readonly Implementation[] = [make];
