import type { Tx } from '../db/database';

/** Joins a frozen document with each term of the school's heads, to compare it with the time of freezing. */
const headTerms = (tx: Tx, customerCode: string, documentId: string) =>
  tx
    .selectFrom('frozen_document as document')
    .innerJoin('office_term as term', 'term.customer_code', 'document.customer_code')
    .select('document.id')
    .where('document.customer_code', '=', customerCode)
    .where('document.id', '=', documentId)
    .where('term.office', '=', 'DS');

/** Reports whether the head at the time when a document was frozen has left office: the document may name them. */
export async function isOfFormerHead(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const row = await headTerms(tx, customerCode, documentId)
    .whereRef('term.until', '>', 'document.frozen_at')
    .where((build) =>
      build.or([build('term.since', 'is', null), build('term.since', '<=', build.ref('document.frozen_at'))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Reports whether the present head of the school was designated after a document was frozen. */
export async function isBeforeHead(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const row = await headTerms(tx, customerCode, documentId)
    .whereRef('term.since', '>', 'document.frozen_at')
    .where('term.until', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
