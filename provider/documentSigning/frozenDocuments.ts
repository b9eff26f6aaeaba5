import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '../db/database';

/** A document as it was handed out to be signed. */
export interface FrozenDocument {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
  readonly pages: number;
  readonly content: Buffer;
}

interface ToFreeze extends Pick<FrozenDocument, 'name' | 'fileName' | 'pages' | 'content'> {
  readonly customerCode: string;
  readonly now: Date;
}

/** Keeps a document as it is handed out. What was frozen never changes: a new version is another document. */
export async function freezeDocument(tx: Tx, { customerCode, now, ...document }: ToFreeze) {
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
    })
    .execute();
  return { ...document, id, sha256 } satisfies FrozenDocument;
}

/** A frozen document of the school, with its bytes. */
export async function readFrozen(
  tx: Tx,
  customerCode: string,
  id: string,
): Promise<FrozenDocument | undefined> {
  const row = await tx
    .selectFrom('frozen_document')
    .select(['id', 'name', 'file_name', 'sha256', 'pages', 'content'])
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, fileName: row.file_name, content: Buffer.from(row.content) };
}
