import type { Vault } from '../secrets/vault';
import type { Tx } from './database';

const vaults = new WeakMap<Tx, Vault>();

/** Ties a transaction to the vault of its database. */
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

/** Context under which the body of a mail is sealed. */
export const ofMail = (id: string): string => `mail ${id}`;

/** Context under which the password of an archive is sealed, by the id of its upload. */
export const ofArchive = (uploadId: string): string => `archive ${uploadId}`;

/** Context under which the secret of a webhook is sealed. */
export const ofWebhook = (id: string): string => `webhook ${id}`;

/** Context under which the token of a provisioning target is sealed. */
export const ofTarget = (id: string): string => `provisioning ${id}`;

/**
 * Context under which the response to a command is sealed: it may hold links and codes that only its person may see.
 */
export const ofAnswer = (customerCode: string, person: string, key: string): string =>
  `answer ${customerCode} ${person} ${key}`;
