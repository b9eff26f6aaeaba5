import type { OperatorAccess } from '../operatorCall';
import { archivedHere } from './archivedHere';
import { archiveHere } from './archiveHere';
import { createBackupHere, moveToPostgresql, restoreBackupHere, verifyBackupHere } from './backup';
import { checkHere, printRoles } from './database';
import { migrateHere } from './migrateHere';
import { listSigners, pinSigner, unpinSigner } from './trustSigners';
import { verifyAuditHere } from './verifyAuditHere';

/** Commands that run on the machine itself, with the database's address or folder, and not through an API call. */
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
  'audit archive': archiveHere,
  'audit archived': archivedHere,
  'audit verify': verifyAuditHere,
  'trust pin': pinSigner,
  'trust unpin': unpinSigner,
  'trust signers': listSigners,
  'database roles': printRoles,
  'database check': checkHere,
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
      restores it into an empty PostgreSQL, or a DATA_DIR without a database (--secrets FOLDER brings the secrets); says
      which database, bucket or folder it will write to and asks first, or takes --yes
  npm run operator -- backup move
      moves the embedded database of DATA_DIR, of a provider that is stopped, to the empty PostgreSQL of DATABASE_URL;
      asks first, or takes --yes
  npm run operator -- audit verify
      reads every audit log, or that of --school SG10001 (PLATFORM for the provider's own), in the archive and in the
      database as one, and compares where they end with what was archived outside of the database
  npm run operator -- audit archive
      writes the months that ended into the archive now, and removes from the database what AUDIT_KEPT_MONTHS lets go
  npm run operator -- audit archived --school SG10001
      says which files of the archive hold what of a school
  npm run operator -- trust pin CERTIFICATE
      lets a certificate (PEM or DER) sign the trusted list, after a yes (--yes says it beforehand); no call of the API can
  npm run operator -- trust unpin FINGERPRINT
      takes that back; a list that it signed does not count any more
  npm run operator -- trust signers
      prints the certificates that may sign the trusted list
  npm run operator -- migrate
      brings the database up to this version, before its processes are started
  npm run operator -- database roles
      prints the SQL that an administrator runs where the user of DATABASE_URL may not create roles
  npm run operator -- database check
      says whether the server still sorts as when the indexes were made, and prints the statements that make them again`;
