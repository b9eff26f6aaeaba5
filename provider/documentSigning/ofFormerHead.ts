import type { Tx } from '../db/database';

/** Whether whoever was head of the school when a document was frozen is no longer: it may name them. */
export async function isOfFormerHead(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('frozen_document as document')
    .innerJoin('office_term as term', (join) =>
      join
        .onRef('term.customer_code', '=', 'document.customer_code')
        .onRef('term.until', '>', 'document.frozen_at'),
    )
    .select('document.id')
    .where('document.customer_code', '=', customerCode)
    .where('document.id', '=', documentId)
    .where('term.office', '=', 'DS')
    .where((build) =>
      build.or([build('term.since', 'is', null), build('term.since', '<=', build.ref('document.frozen_at'))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
