import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type MasterSecrets, readMasterSecrets, secretKeyFile } from './masterSecrets';

/**
 * Writes a new secret before the one in the file: from now on it seals, and the one before still opens. One that was
 * begun and not ended goes on with the secret that it made.
 */
export function beginRotation(dataDir: string): MasterSecrets {
  const secrets = readMasterSecrets({ dataDir });
  if (!secrets) throw new Error('There is no file with a secret to rotate.');
  if (secrets.length > 1) return secrets;
  const both: MasterSecrets = [randomBytes(32).toString('base64url'), ...secrets];
  write(dataDir, both);
  return both;
}

/** Forgets what the first secret has taken the place of, unless another rotation was begun since. */
export function endRotation(dataDir: string, [first]: MasterSecrets): void {
  if (readMasterSecrets({ dataDir })?.[0] === first) write(dataDir, [first]);
}

/** Whole or not at all, and on the disk before anything is sealed with it. */
function write(dataDir: string, secrets: MasterSecrets): void {
  const file = secretKeyFile(dataDir);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, secrets.map((secret) => `${secret}\n`).join(''));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
  syncFolder(dirname(file));
}

function syncFolder(folder: string): void {
  // Windows opens no folders, and keeps the order of what is renamed by itself.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
