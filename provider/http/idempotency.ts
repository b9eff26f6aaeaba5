import { createHash } from 'node:crypto';
import type { Tx } from '../db/database';
import { ofAnswer, vaultOf } from '../db/sealed';
import { Refusal } from '../refusal';

export interface IdempotentRequest {
  readonly customerCode: string;
  readonly person: string;
  /** The Idempotency-Key that the client chose for one command. */
  readonly key: string;
  /** The request; using the same key for another one is an error. */
  readonly request: unknown;
  readonly now: Date;
}

/** Returns the Idempotency-Key header, checked. */
export function idempotencyKey(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !/^[\w-]{8,200}$/.test(header))
    throw new Refusal('idempotencyKeyMissing');
  return header;
}

/** Tells whether the key was used before, for the same request or another; `withIdempotency` tells these apart. */
export async function wasExecuted(
  tx: Tx,
  { customerCode, person, key }: IdempotentRequest,
): Promise<boolean> {
  const row = await tx
    .selectFrom('idempotency')
    .select('key')
    .where('customer_code', '=', customerCode)
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Runs `work` once per command and stores its response in the same transaction. Copies of a request have one effect in
 * all and get the same response. A copy that arrives while the first one runs waits on the unique index until that has
 * ended.
 * @throws Refusal `idempotencyKeyReused` if the key was used for another request
 */
export async function withIdempotency<T>(
  tx: Tx,
  intention: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { customerCode, person, key, now } = intention;
  const hash = createHash('sha256').update(JSON.stringify(intention.request)).digest('base64url');
  const of = ofAnswer(customerCode, person, key);
  const claimed = await tx
    .insertInto('idempotency')
    .values({
      customer_code: customerCode,
      person,
      key,
      request_hash: hash,
      response: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const first = await tx
      .selectFrom('idempotency')
      .select(['request_hash', 'response'])
      .where('customer_code', '=', customerCode)
      .where('person', '=', person)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.request_hash !== hash) throw new Refusal('idempotencyKeyReused');
    if (typeof first.response !== 'string') return undefined as T;
    return JSON.parse(vaultOf(tx).open(first.response, of)).answer as T;
  }
  const answer = await work();
  await tx
    .updateTable('idempotency')
    .set({ response: JSON.stringify(vaultOf(tx).close(JSON.stringify({ answer }), of)) })
    .where('customer_code', '=', customerCode)
    .where('person', '=', person)
    .where('key', '=', key)
    .execute();
  return answer;
}
