import type { Vault } from '../secrets/vault';
import type { Tx } from './database';

const vaults = new WeakMap<Tx, Vault>();

/** Ties a transaction to what seals for its database. */
export function withVault(tx: Tx, vault: Vault): Tx {
  vaults.set(tx, vault);
  return tx;
}

/** What seals and opens for the database of a transaction. */
export function vaultOf(tx: Tx): Vault {
  const vault = vaults.get(tx);
  if (!vault) throw new Error('This is no transaction of a database that was opened by openDatabase.');
  return vault;
}

/** What the body of a mail is sealed for. */
export const ofMail = (id: string): string => `mail ${id}`;

/** What the password of an archive is sealed for, by the id of its upload. */
export const ofArchive = (uploadId: string): string => `archive ${uploadId}`;

/** What the answer to a command is sealed for: it may hold links and codes, which only its person is to see. */
export const ofAnswer = (customerCode: string, person: string, key: string): string =>
  `answer ${customerCode} ${person} ${key}`;
