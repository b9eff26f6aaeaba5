import { RESIZING_DOCUMENT, type ResizingFacts, resizingWords as words } from '../i18n/resizing.it';
import { TaggedDocument } from './taggedDocument';

/** Makes the summary of a merged school's choices as a PDF, to read and sign. @param at the date of the summary */
export async function makeResizingSummary(
  { school, head, year, ceased, choices, day }: ResizingFacts,
  at: Date,
) {
  const footer = (page: number, of: number) =>
    `${RESIZING_DOCUMENT} · ${school.name} (${school.customerCode}) · pagina ${page} di ${of}`;
  const document = new TaggedDocument({ title: RESIZING_DOCUMENT, subject: words.subject, at, footer });
  const table = (rows: readonly (readonly string[])[]) => document.table(words.factsHead, rows, [0.4, 0.6]);
  document.heading(1, RESIZING_DOCUMENT);
  document.paragraph(words.lead(school.name, year, day));
  document.heading(2, words.school);
  table([
    [words.rows.name, school.name],
    [words.rows.codMin, school.codMin],
    [words.rows.customerCode, school.customerCode],
    [words.rows.city, school.city],
    [words.rows.ceased, ceased ? words.yes : words.no],
  ]);
  document.heading(2, words.head);
  table([
    [words.rows.headName, head.name],
    [words.rows.headTaxCode, head.taxCode],
  ]);
  document.heading(2, words.choices);
  document.table(words.choicesHead, choices, [0.35, 0.65]);
  document.heading(2, words.next);
  document.points(words.nextPoints);
  document.heading(2, words.signature);
  document.paragraph(words.signatureText(head.name, head.taxCode));
  const { pages } = document;
  return { content: await document.end(), pages };
}
