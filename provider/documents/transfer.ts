import { TRANSFER_DOCUMENT, type TransferFacts, transferWords as words } from '../i18n/transfer.it';
import { TaggedDocument } from './taggedDocument';

/** Makes the document of a transfer as a PDF, to read and sign. @param at the date of the document */
export async function makeTransferDocument(facts: TransferFacts, at: Date) {
  const { school, head, files } = facts;
  const footer = (page: number, of: number) =>
    `${TRANSFER_DOCUMENT} · ${school.name} (${school.customerCode}) · pagina ${page} di ${of}`;
  const document = new TaggedDocument({ title: TRANSFER_DOCUMENT, subject: words.subject, at, footer });
  const { rows } = words;
  const table = (of: readonly (readonly string[])[]) => document.table(words.factsHead, of, [0.4, 0.6]);
  document.heading(1, TRANSFER_DOCUMENT);
  document.paragraph(words.lead(school.name, facts.day));
  document.heading(2, words.school);
  table([
    [rows.name, school.name],
    [rows.codMin, school.codMin],
    [rows.customerCode, school.customerCode],
    [rows.city, school.city],
  ]);
  document.heading(2, words.head);
  table([
    [rows.headName, head.name],
    [rows.headTaxCode, head.taxCode],
  ]);
  document.heading(2, words.choices);
  table([
    [rows.area, facts.area],
    [rows.source, facts.source],
    ...(facts.pec ? [[rows.pec, facts.pec]] : []),
    ...(facts.financialYear ? [[rows.financialYear, facts.financialYear]] : []),
  ]);
  document.table(words.applicationsHead, facts.applications, [0.5, 0.5]);
  document.heading(2, words.files);
  document.table(
    words.filesHead,
    files.map((one) => [one.name, one.supplier, one.size, one.hasPassword ? words.yes : words.no]),
    [0.4, 0.25, 0.2, 0.15],
  );
  document.paragraph(words.hashes);
  document.points(files.map(({ name, sha256 }) => `${name}: ${sha256}`));
  if (facts.note) {
    document.paragraph(words.notes);
    document.paragraph(facts.note);
  }
  document.heading(2, words.next);
  document.points(words.nextPoints);
  document.heading(2, words.signature);
  document.paragraph(words.signatureText(head.name, head.taxCode));
  const { pages } = document;
  return { content: await document.end(), pages };
}
