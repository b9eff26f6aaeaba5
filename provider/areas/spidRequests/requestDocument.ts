import { dayInRome, showDay } from '../../../contract/dates';
import { SPID_REQUEST_NAME } from '../../../contract/entities/spidRequest';
import type { Tx } from '../../db/database';
import { waitingOf } from '../../db/pendingSignatures';
import { type FrozenDocument, freezeDocument, readFrozen } from '../../documentSigning/frozenDocuments';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { makeSpidRequest } from '../../documents/spidRequest';
import { spidRequestWords } from '../../i18n/spidRequest.it';
import { changeRequest, type RequestRow, readRequest } from './spidRequestStore';

/**
 * The document of a request as it is handed out. It is made and frozen the first time that it is asked for while it is
 * to be signed: what was seen is what is signed. Whoever becomes head of the school before that has another one, which
 * names them.
 * @returns undefined where there is none: not generated yet, or signed before it was done here
 */
export async function documentOf(
  tx: Tx,
  customerCode: string,
  now: Date,
): Promise<FrozenDocument | undefined> {
  // Two who ask at once: the second finds what the first has frozen.
  const row = await readRequest(tx, customerCode, true);
  if (!row || row.private_school) return undefined;
  const { document_id, status } = row;
  if (document_id && !(await isOutdated(tx, row))) return readFrozen(tx, customerCode, document_id);
  return status === 'DA_FIRMARE' ? freeze(tx, row, now) : undefined;
}

/** Whether the document that was handed out is another one when it is next looked at. */
export const isOutdated = async (
  tx: Tx,
  { customer_code: customerCode, document_id, status }: RequestRow,
): Promise<boolean> =>
  status === 'DA_FIRMARE' && document_id !== null && namesAnother(tx, customerCode, document_id);

/** Whether the head of the school was named after a document was frozen, and no signature on it is being checked. */
async function namesAnother(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('frozen_document as document')
    .innerJoin('office_term as term', (join) =>
      join
        .onRef('term.customer_code', '=', 'document.customer_code')
        .onRef('term.since', '>', 'document.frozen_at'),
    )
    .select('document.id')
    .where('document.customer_code', '=', customerCode)
    .where('document.id', '=', documentId)
    .where('term.office', '=', 'DS')
    .where('term.until', 'is', null)
    .executeTakeFirst();
  return row !== undefined && !(await waitingOf(tx, customerCode, documentId));
}

async function freeze(tx: Tx, row: RequestRow, now: Date): Promise<FrozenDocument> {
  const customerCode = row.customer_code;
  const school = await tx
    .selectFrom('school')
    .select(['cod_min', 'name', 'street', 'postal_code', 'city', 'provincia'])
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const place = [school.postal_code, school.city, school.provincia && `(${school.provincia})`];
  const { contactRows: words } = spidRequestWords;
  const { content, pages } = await makeSpidRequest(
    {
      school: {
        customerCode,
        codMin: school.cod_min,
        name: school.name,
        address: [school.street, place.filter(Boolean).join(' ')].filter(Boolean).join(', '),
      },
      head: await signatoryOf(tx, customerCode, 'DS'),
      contact: [
        [words.name, row.nome_cognome],
        [words.taxCode, row.codice_fiscale],
        [words.title, row.titolo],
        [words.role, row.qualifica],
        [words.telephone, row.tel],
      ],
      day: showDay(dayInRome(now)),
    },
    now,
  );
  const fileName = `richiesta-spid-${customerCode}.pdf`;
  const document = await freezeDocument(tx, {
    ...{ customerCode, name: SPID_REQUEST_NAME, fileName },
    ...{ pages, content, now },
  });
  await changeRequest(tx, customerCode, { document_id: document.id });
  return document;
}
