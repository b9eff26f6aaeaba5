import type { Tx } from '../db/database';

/** A frozen document beside each term of the school's heads, to be compared with when it was frozen. */
const headTerms = (tx: Tx, customerCode: string, documentId: string) =>
  tx
    .selectFrom('frozen_document as document')
    .innerJoin('office_term as term', 'term.customer_code', 'document.customer_code')
    .select('document.id')
    .where('document.customer_code', '=', customerCode)
    .where('document.id', '=', documentId)
    .where('term.office', '=', 'DS');

/** Whether whoever was head of the school when a document was frozen is no longer: it may name them. */
export async function isOfFormerHead(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const row = await headTerms(tx, customerCode, documentId)
    .whereRef('term.until', '>', 'document.frozen_at')
    .where((build) =>
      build.or([build('term.since', 'is', null), build('term.since', '<=', build.ref('document.frozen_at'))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the head of the school was named after a document was frozen, be it the first one. */
export async function isBeforeHead(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const row = await headTerms(tx, customerCode, documentId)
    .whereRef('term.since', '>', 'document.frozen_at')
    .where('term.until', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
