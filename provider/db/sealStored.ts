import { sql } from 'kysely';
import type { Vault } from '../secrets/vault';
import type { Database, Tx } from './database';
import { ofAnswer, ofArchive, ofMail, vaultOf } from './sealed';
import { sealSecrets } from './settings';

/** Rows of one transaction, so that it stays short. */
const BATCH = 500;

/**
 * Seals what an earlier version left readable, and what a key sealed that was replaced since. Mails that were sent lose
 * their bodies.
 */
export async function sealStored(db: Database): Promise<void> {
  await db.asPlatform(sealSecrets);
  for (const step of [forgetBodies, sealBodies, sealAnswers, sealPasswords]) {
    while ((await db.asPlatform(step)) === BATCH);
  }
}

/** Seals everything anew that is not sealed with the key in use, all of it or nothing. @returns how many */
export async function sealAll(tx: Tx): Promise<number> {
  let sealed = await sealSecrets(tx);
  for (const step of [sealBodies, sealAnswers, sealPasswords]) {
    let rows: number;
    do {
      rows = await step(tx);
      sealed += rows;
    } while (rows === BATCH);
  }
  return sealed;
}

async function forgetBodies(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    update mail set body = ''
    where ctid = any(array(select ctid from mail where body <> '' and sent_at is not null limit ${BATCH}))`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

const SEALED = /^v\d+\.[0-9a-f]+\.[\w-]+$/;
const opened = (vault: Vault, text: string, of: string) => (SEALED.test(text) ? vault.open(text, of) : text);

async function sealBodies(tx: Tx): Promise<number> {
  const vault = vaultOf(tx);
  const rows = await tx
    .selectFrom('mail')
    .select(['customer_code', 'id', 'body', 'failure'])
    .where('body', '<>', '')
    .where('body', 'not like', `${vault.mark}%`)
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { customer_code, id, body, failure } of rows) {
    // Given up, and nobody can open it any more.
    const lost = failure !== null && SEALED.test(body) && !vault.knows(body);
    await tx
      .updateTable('mail')
      .set({ body: lost ? '' : vault.close(opened(vault, body, ofMail(id)), ofMail(id)) })
      .where('customer_code', '=', customer_code)
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

async function sealAnswers(tx: Tx): Promise<number> {
  const vault = vaultOf(tx);
  const rows = await tx
    .selectFrom('idempotency')
    .select(['customer_code', 'person', 'key', 'response'])
    .where('response', 'is not', null)
    .where(sql<string>`response #>> '{}'`, 'not like', `${vault.mark}%`)
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { customer_code, person, key, response } of rows) {
    const of = ofAnswer(customer_code, person, key);
    const text = typeof response === 'string' ? vault.open(response, of) : JSON.stringify(response);
    await tx
      .updateTable('idempotency')
      .set({ response: JSON.stringify(vault.close(text, of)) })
      .where('customer_code', '=', customer_code)
      .where('person', '=', person)
      .where('key', '=', key)
      .execute();
  }
  return rows.length;
}

/** The passwords of archives, which were never stored readable. */
async function sealPasswords(tx: Tx): Promise<number> {
  const vault = vaultOf(tx);
  const rows = await tx
    .selectFrom('practice_file')
    .select(['customer_code', 'upload_id', 'password'])
    .where('password', 'is not', null)
    .where('password', 'not like', `${vault.mark}%`)
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { customer_code, upload_id, password } of rows) {
    const of = ofArchive(upload_id);
    await tx
      .updateTable('practice_file')
      .set({ password: vault.close(vault.open(password ?? '', of), of) })
      .where('customer_code', '=', customer_code)
      .where('upload_id', '=', upload_id)
      .execute();
  }
  return rows.length;
}
