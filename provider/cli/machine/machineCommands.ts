import type { OperatorAccess } from '../operatorCall';
import { createBackupHere, moveToPostgresql, restoreBackupHere, verifyBackupHere } from './backup';
import { migrateHere } from './migrateHere';
import { verifyAuditHere } from './verifyAuditHere';

/** What is done on the machine itself, with the database's address or folder, and not by a call of the API. */
export const machineCommands: Readonly<
  Record<
    string,
    (args: readonly string[], env: NodeJS.ProcessEnv, access: () => OperatorAccess) => Promise<string>
  >
> = {
  'backup create': createBackupHere,
  'backup verify': verifyBackupHere,
  'backup restore': restoreBackupHere,
  'backup move': moveToPostgresql,
  'audit verify': verifyAuditHere,
  migrate: migrateHere,
};

export const machineHelp = `
On the machine of the provider, with its DATABASE_URL and DATA_DIR (docs/operations.md)

  npm run operator -- backup create --to FOLDER
      writes database and files into a new folder there, while the provider goes on; the secrets are not in it
      (--secrets FOLDER copies them to another place)
  npm run operator -- backup verify --from FOLDER
      reads a backup from its first byte to its last: tables, files, audit logs
  npm run operator -- backup restore --from FOLDER
      restores it into an empty PostgreSQL, or a DATA_DIR without a database (--secrets FOLDER brings the secrets)
  npm run operator -- backup move
      moves the embedded database of DATA_DIR, of a provider that is stopped, to the empty PostgreSQL of DATABASE_URL
  npm run operator -- audit verify
      reads every audit log, or that of --school SG10001 (PLATFORM for the provider's own), and compares where they end with
      what was archived outside of the database
  npm run operator -- migrate
      brings the database up to this version, before its processes are started`;
