import { type RawBuilder, sql } from 'kysely';
import type { Vault } from '../secrets/vault';
import type { Database, Tx } from './database';
import { ofAnswer, ofArchive, ofMail, ofTarget, ofWebhook, vaultOf } from './sealed';
import { sealSecrets } from './settings';

/** Rows per transaction, so that it stays short. */
const BATCH = 500;

/**
 * Number of stored responses checked per statement. It is limited because there are very many per day, and each is read
 * whole.
 */
const LOOKED_AT = 2000;

/**
 * Encrypts secrets that an earlier version stored as plain text, or that were encrypted with a replaced key. Empties
 * the bodies of sent mails. Values that cannot be decrypted stay unchanged.
 */
export async function encryptSecretsAtRest(db: Database): Promise<void> {
  await db.asPlatform(sealSecrets);
  while ((await db.asPlatform(forgetBodies)) === BATCH);
  for (const step of steps) {
    while ((await db.asPlatform((tx) => step(tx, canBeSealed))) === BATCH);
  }
  await throughAnswers((after) => db.asPlatform((tx) => sealAnswers(tx, canBeSealed, after)));
}

/**
 * Encrypts with the current key every value that is not encrypted with it, all or none.
 * @returns the number of encrypted values
 * @throws UnknownKey if a value cannot be decrypted
 */
export async function sealAll(tx: Tx): Promise<number> {
  let sealed = await sealSecrets(tx);
  while ((await forgetBodies(tx)) === BATCH);
  for (const step of steps) {
    let rows: number;
    do {
      rows = await step(tx, isUnsealed);
      sealed += rows;
    } while (rows === BATCH);
  }
  return sealed + (await throughAnswers((after) => sealAnswers(tx, isUnsealed, after)));
}

const SEALED = '^v[0-9]+\\.[0-9a-f]+\\.[A-Za-z0-9_-]+$';
const sealed = new RegExp(SEALED);
const opened = (vault: Vault, text: string, of: string) => (sealed.test(text) ? vault.open(text, of) : text);

/** Returns LIKE patterns for values encrypted with the keys of these marks. */
const startingWith = (marks: readonly string[]) => marks.map((mark) => `${mark}%`);

type Which = (vault: Vault, text: RawBuilder<string>) => RawBuilder<boolean>;

/** SQL condition: the text is not encrypted with the current key. */
const isUnsealed: Which = ({ mark }, text) => sql<boolean>`${text} not like ${`${mark}%`}`;

/** SQL condition: the text is not encrypted with the current key, and can be decrypted or is plain text. */
const canBeSealed: Which = (vault, text) =>
  sql<boolean>`(${isUnsealed(vault, text)} and (${text} !~ ${SEALED}
    or ${text} like any(${startingWith(vault.marksBefore)}::text[])))`;

/** Empties the bodies of sent mails, and of failed mails whose body cannot be decrypted. */
async function forgetBodies(tx: Tx): Promise<number> {
  const { mark, marksBefore } = vaultOf(tx);
  const { numAffectedRows } = await sql`
    update mail set body = ''
    where ctid = any(array(
      select ctid from mail
      where body <> '' and (sent_at is not null or (failure is not null and body ~ ${SEALED}
        and not body like any(${startingWith([mark, ...marksBefore])}::text[])))
      limit ${BATCH}))`.execute(tx);
  return Number(numAffectedRows);
}

async function sealBodies(tx: Tx, which: Which): Promise<number> {
  const vault = vaultOf(tx);
  const rows = await tx
    .selectFrom('mail')
    .select(['customer_code', 'id', 'body'])
    .where('body', '<>', '')
    .where(which(vault, sql.ref('body')))
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { customer_code, id, body } of rows) {
    await tx
      .updateTable('mail')
      .set({ body: vault.close(opened(vault, body, ofMail(id)), ofMail(id)) })
      .where('customer_code', '=', customer_code)
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/** Key of a stored response to a command. */
type Answer = readonly [customerCode: string, person: string, key: string];
const NO_ANSWER: Answer = ['', '', ''];

/** Encrypts all stored responses, one portion after the other. @returns the number of encrypted ones */
async function throughAnswers(some: (after: Answer) => ReturnType<typeof sealAnswers>): Promise<number> {
  let all = 0;
  for (let after: Answer | null = NO_ANSWER; after; ) {
    const { sealed, last } = await some(after);
    all += sealed;
    after = last;
  }
  return all;
}

/**
 * Encrypts the responses of the portion after the key `after`.
 * @returns the number of encrypted ones, and the key of the last one checked; without that key, this was the last
 *   portion
 */
async function sealAnswers(tx: Tx, which: Which, after: Answer) {
  const vault = vaultOf(tx);
  const isWanted = sql<boolean>`(response is not null and ${which(vault, sql<string>`response #>> '{}'`)})`;
  const seen = await tx
    .selectFrom('idempotency')
    .select(['customer_code', 'person', 'key', isWanted.as('wanted')])
    .where(sql<boolean>`(customer_code, person, key) > (${sql.join(after)})`)
    .orderBy('customer_code')
    .orderBy('person')
    .orderBy('key')
    .limit(LOOKED_AT)
    .execute();
  const end = seen.length === LOOKED_AT ? seen.at(-1) : undefined;
  const last: Answer | null = end ? [end.customer_code, end.person, end.key] : null;
  const wanted = seen.filter((one) => one.wanted);
  if (wanted.length === 0) return { sealed: 0, last };
  // Checked again, because another process may have encrypted some of them meanwhile.
  const rows = await tx
    .selectFrom('idempotency')
    .select(['customer_code', 'person', 'key', 'response'])
    .where(
      sql<boolean>`(customer_code, person, key) in (
        select customer_code, person, key
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as asked(customer_code text, person text, key text))`,
    )
    .where(isWanted)
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
  return { sealed: rows.length, last };
}

/** Encrypts the passwords of archives again. None was ever stored as plain text. */
async function sealPasswords(tx: Tx, which: Which): Promise<number> {
  const vault = vaultOf(tx);
  const rows = await tx
    .selectFrom('practice_file')
    .select(['customer_code', 'upload_id', 'password'])
    .where('password', 'is not', null)
    .where(which(vault, sql.ref('password')))
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

/** Encrypts the secrets of webhooks again. None was ever stored as plain text. */
async function sealWebhooks(tx: Tx, which: Which): Promise<number> {
  const vault = vaultOf(tx);
  const rows = await tx
    .selectFrom('webhook')
    .select(['customer_code', 'id', 'secret', 'previous_secret'])
    .where((build) =>
      build.or([
        which(vault, sql.ref('secret')),
        sql<boolean>`coalesce(${which(vault, sql.ref('previous_secret'))}, false)`,
      ]),
    )
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { customer_code, id, secret, previous_secret } of rows) {
    const again = (text: string) => vault.close(vault.open(text, ofWebhook(id)), ofWebhook(id));
    await tx
      .updateTable('webhook')
      .set({ secret: again(secret), ...(previous_secret && { previous_secret: again(previous_secret) }) })
      .where('customer_code', '=', customer_code)
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/** Encrypts the tokens of provisioning targets again. None was ever stored as plain text. */
async function sealTargets(tx: Tx, which: Which): Promise<number> {
  const vault = vaultOf(tx);
  const rows = await tx
    .selectFrom('provisioning_target')
    .select(['customer_code', 'id', 'token'])
    .where('token', 'is not', null)
    .where(which(vault, sql.ref('token')))
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { customer_code, id, token } of rows) {
    await tx
      .updateTable('provisioning_target')
      .set({ token: vault.close(vault.open(token ?? '', ofTarget(id)), ofTarget(id)) })
      .where('customer_code', '=', customer_code)
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

const steps = [sealBodies, sealPasswords, sealWebhooks, sealTargets];
