import type { Vault } from '../secrets/vault';
import type { Tx } from './database';

const vaults = new WeakMap<Tx, Vault>();

/** Makes {@link vaultOf} return this vault for the transaction. Returns the transaction. */
export function withVault(tx: Tx, vault: Vault): Tx {
  vaults.set(tx, vault);
  return tx;
}

/** Returns the vault of a transaction's database. */
export function vaultOf(tx: Tx): Vault {
  const vault = vaults.get(tx);
  if (!vault) throw new Error('This is no transaction of a database that was opened by openDatabase.');
  return vault;
}

/** Encryption context of the body of a mail. */
export const ofMail = (id: string): string => `mail ${id}`;

/** Encryption context of the password of an archive, by the id of its upload. */
export const ofArchive = (uploadId: string): string => `archive ${uploadId}`;

/** Encryption context of the secret of a webhook. */
export const ofWebhook = (id: string): string => `webhook ${id}`;

/** Encryption context of the token of a provisioning target. */
export const ofTarget = (id: string): string => `provisioning ${id}`;

/**
 * Encryption context of the stored response to a command, which may contain links and codes that only its person may
 * see.
 */
export const ofAnswer = (customerCode: string, person: string, key: string): string =>
  `answer ${customerCode} ${person} ${key}`;
