import { SPID_REQUEST_NAME } from '../../contract/spid/spidRequest';
import { type SpidRequestFacts, spidRequestWords as words } from '../i18n/spidRequest.it';
import { TaggedDocument } from './taggedDocument';

/** Makes the school's request to the agency as a PDF, to read and sign. @param at the date of the request */
export async function makeSpidRequest({ school, head, contact, day }: SpidRequestFacts, at: Date) {
  const footer = (page: number, of: number) =>
    `${SPID_REQUEST_NAME} · ${school.name} (${school.customerCode}) · pagina ${page} di ${of}`;
  const document = new TaggedDocument({ title: SPID_REQUEST_NAME, subject: words.subject, at, footer });
  const table = (rows: readonly (readonly string[])[]) => document.table(words.tableHead, rows, [0.4, 0.6]);
  document.heading(1, SPID_REQUEST_NAME);
  document.paragraph(words.lead(school.name, day));
  document.heading(2, words.school);
  table([
    [words.schoolRows.name, school.name],
    [words.schoolRows.codMin, school.codMin],
    [words.schoolRows.customerCode, school.customerCode],
    [words.schoolRows.address, school.address],
  ]);
  document.heading(2, words.head);
  table([
    [words.headRows.name, head?.name ?? ''],
    [words.headRows.taxCode, head?.taxCode ?? ''],
  ]);
  document.heading(2, words.contact);
  const known = contact.flatMap(([name, value]) => (value ? [[name, value]] : []));
  if (known.length > 0) table(known);
  else document.paragraph(words.noContact);
  document.nextPage();
  document.heading(2, words.declarations);
  document.points(words.points);
  document.heading(2, words.next);
  document.points(words.nextPoints);
  document.heading(2, words.signature);
  document.paragraph(words.signatureText(head));
  const { pages } = document;
  return { content: await document.end(), pages };
}
