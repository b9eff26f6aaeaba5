import { createHash, randomUUID } from 'node:crypto';
import type { UnreadableReason } from '../../contract/documents/unreadable';
import type { Database, Tx } from '../db/database';
import type { Legibility } from '../db/documentTables';
import { examinePdf } from '../documents/pdf/examinePdf';

/** A document as it was handed out for signing. */
export interface FrozenDocument {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
  readonly pages: number;
  readonly content: Buffer;
  /** Whether the document is readable; null until it is examined. */
  readonly legibility: Legibility | null;
}

interface ToFreeze extends Pick<FrozenDocument, 'name' | 'fileName' | 'pages' | 'content'> {
  readonly customerCode: string;
  readonly now: Date;
}

/**
 * Stores a document as it is handed out. A frozen document never changes: a new version is another document.
 * @param toFreeze a readable document: one that we made, or that was examined
 */
export async function freezeDocument(tx: Tx, toFreeze: ToFreeze) {
  const { customerCode, now, ...document } = toFreeze;
  const { name, fileName, pages, content } = document;
  const id = randomUUID();
  const sha256 = createHash('sha256').update(content).digest('hex');
  await tx
    .insertInto('frozen_document')
    .values({
      customer_code: customerCode,
      id,
      name,
      file_name: fileName,
      sha256,
      pages,
      content,
      frozen_at: now,
      legibility: 'readable',
    })
    .execute();
  return { ...document, id, sha256, legibility: 'readable' } satisfies FrozenDocument;
}

/** Returns a frozen document of the school, with its bytes. */
export async function readFrozen(
  tx: Tx,
  customerCode: string,
  id: string,
): Promise<FrozenDocument | undefined> {
  const row = await tx
    .selectFrom('frozen_document')
    .select(['id', 'name', 'file_name', 'sha256', 'pages', 'content', 'legibility'])
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, fileName: row.file_name, content: Buffer.from(row.content) };
}

/** Returns which of some documents of the school are known to be unreadable, and why. */
export async function unreadableAmong(
  tx: Tx,
  customerCode: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UnreadableReason>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('frozen_document')
    .select(['id', 'legibility'])
    .where('customer_code', '=', customerCode)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, legibility }) =>
      legibility && legibility !== 'readable' ? [[id, legibility] as const] : [],
    ),
  );
}

interface Examining {
  readonly db: Database;
  readonly caller: { readonly customerCode: string; readonly uid: string };
}

/**
 * Returns why a document is not completely readable; undefined if it is readable. A document that was never examined is
 * examined now, which is slow: never await it inside a database transaction.
 */
export async function unreadableReasonOf(
  { id, content, legibility: known }: Pick<FrozenDocument, 'id' | 'content' | 'legibility'>,
  { db, caller: { customerCode, uid } }: Examining,
): Promise<UnreadableReason | undefined> {
  const legibility = known ?? (await examinePdf(content)).unreadable ?? 'readable';
  if (known === null)
    await db.inSchool({ customerCode, person: uid }, (tx) =>
      tx
        .updateTable('frozen_document')
        .set({ legibility })
        .where('customer_code', '=', customerCode)
        .where('id', '=', id)
        .execute(),
    );
  return legibility === 'readable' ? undefined : legibility;
}
