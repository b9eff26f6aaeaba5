import { SPID_REQUEST_NAME } from '../../../contract/spid/spidRequest';
import { dayInRome, showDay } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { waitingOf } from '../../db/pendingSignatures';
import { type FrozenDocument, freezeDocument, readFrozen } from '../../documentSigning/frozenDocuments';
import { isBeforeHead } from '../../documentSigning/headTerms';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { makeSpidRequest } from '../../documents/spidRequest';
import { spidRequestWords } from '../../i18n/spidRequest.it';
import { changeRequest, type RequestRow, readRequest } from './spidRequestStore';

/**
 * Returns the document of a request. The first call while the request waits to be signed creates and freezes the
 * document, so that people sign what they saw. If the school head changes before the signature, a document that names
 * the new head is created.
 * @returns undefined if there is none: not created yet, or signed before the console offered signatures
 */
export async function documentOf(
  tx: Tx,
  customerCode: string,
  now: Date,
): Promise<FrozenDocument | undefined> {
  // Of two simultaneous requests, the second finds the document frozen by the first.
  const row = await readRequest(tx, customerCode, true);
  if (!row || row.private_school) return undefined;
  const { document_id, status } = row;
  if (document_id && !(await isOutdated(tx, row))) return readFrozen(tx, customerCode, document_id);
  return status === 'DA_FIRMARE' ? freeze(tx, row, now) : undefined;
}

/**
 * Returns whether the document must be created again when it is next opened, because it names a former head. Never true
 * while a signature of the document is being checked.
 */
export const isOutdated = async (
  tx: Tx,
  { customer_code: customerCode, document_id, status }: RequestRow,
): Promise<boolean> =>
  status === 'DA_FIRMARE' &&
  document_id !== null &&
  (await isBeforeHead(tx, customerCode, document_id)) &&
  !(await waitingOf(tx, customerCode, document_id));

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
    customerCode,
    name: SPID_REQUEST_NAME,
    fileName,
    pages,
    content,
    now,
  });
  await changeRequest(tx, customerCode, { document_id: document.id });
  return document;
}
