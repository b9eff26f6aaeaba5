import {
  platformAssistancePut,
  platformDocumentList,
  platformDocumentPut,
  platformDocumentRemove,
  platformOfferedPut,
} from '../../../contract/staff/endpoints/administrative';
import { examinePdf } from '../../documents/pdf/examinePdf';
import { implement, implementInSteps } from '../../http/call';
import { writeAssistance } from '../../platform/assistance';
import { keptSchool } from '../../platform/keptSchool';
import { licenceDocumentsOf, writeLicenceDocuments } from '../../platform/licenceDocuments';
import { readOffered, writeOffered } from '../../platform/offeredProducts';
import { schoolNamed } from '../../platform/schoolNamed';
import { Refusal } from '../../refusal';
import { refusedFile } from './refusedFile';

/** Returns the last item for each id, because an upsert of two equal ids in one statement fails. */
const lastOf = <T>(all: readonly T[] | null | undefined, id: (one: T) => string): readonly T[] => [
  ...new Map((all ?? []).map((one) => [id(one), one])).values(),
];

const assistancePut = implement(platformAssistancePut, async (call, { params: { school }, body }) => {
  await keptSchool(call, school);
  const ofSchool = <T>(one: T) => ({ ...one, customerCode: school });
  const contacts = lastOf(body.contacts, ({ idScheda }) => idScheda);
  const packages = lastOf(body.packages, ({ idPacchetto }) => idPacchetto);
  const interventions = lastOf(body.interventions, ({ idAttivita }) => idAttivita);
  await writeAssistance(call.tx, {
    contacts: contacts.map(ofSchool),
    packages: packages.map(ofSchool),
    interventions: interventions.map(ofSchool),
  });
  const written = {
    contacts: contacts.length,
    packages: packages.length,
    interventions: interventions.length,
  };
  call.audit({ entity: 'platformAssistance', action: 'put', id: school, after: written });
  return written;
});

const documentList = implement(platformDocumentList, async (call, { params: { school } }) => {
  await schoolNamed(call, school);
  return licenceDocumentsOf(call.tx, school);
});

const documentPut = implementInSteps(platformDocumentPut, {
  find: (call, { params: { school } }) => keptSchool(call, school),
  work: (_school, _outside, { body }) => examinePdf(Buffer.from(body.content, 'base64')),
  store: async (call, { params: { school }, body }, { unreadable }) => {
    await keptSchool(call, school);
    if (unreadable) throw refusedFile('content', unreadable);
    const { content, ...about } = body;
    const file = { ...about, customerCode: school, content: Buffer.from(content, 'base64') };
    await writeLicenceDocuments(call.tx, [file], call.now);
    call.audit({
      entity: 'platformDocument',
      action: 'put',
      id: `${school}/${about.filename}`,
      after: about,
    });
    return licenceDocumentsOf(call.tx, school);
  },
});

const documentRemove = implement(platformDocumentRemove, async (call, { params: { school }, body }) => {
  await schoolNamed(call, school);
  const { numDeletedRows } = await call.tx
    .deleteFrom('licence_document')
    .where('customer_code', '=', school)
    .where('filename', '=', body.filename)
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw new Refusal('notFound', { detail: `La scuola ${school} non ha il file ${body.filename}.` });
  }
  call.audit({ entity: 'platformDocument', action: 'remove', id: `${school}/${body.filename}` });
  return licenceDocumentsOf(call.tx, school);
});

const offeredPut = implement(platformOfferedPut, async (call, { body: { products } }) => {
  const distinct = lastOf(products, ({ idProdotto }) => idProdotto);
  await writeOffered(call.tx, distinct, call.now);
  const after = { products: distinct.map(({ idProdotto }) => idProdotto) };
  call.audit({ entity: 'platformOffered', action: 'put', id: 'offered', after });
  return readOffered(call.tx);
});

/** Implementations of the endpoints for the administrative area. */
export const platformAdministrative = [
  assistancePut,
  documentList,
  documentPut,
  documentRemove,
  offeredPut,
] as const;
