import { type PreservationKind, preservationDocuments } from '../../../contract/preservation/preservation';
import { activationText } from '../../i18n/preservation/activation.it';
import { appointmentText } from '../../i18n/preservation/appointment.it';
import { clausesText } from '../../i18n/preservation/clauses.it';
import { contractText } from '../../i18n/preservation/contract.it';
import type { PreservationFacts, PreservationText } from '../../i18n/preservation/facts';
import { TaggedDocument } from '../taggedDocument';

const texts: Readonly<Record<PreservationKind, (facts: PreservationFacts) => PreservationText>> = {
  Contratto: contractText,
  Allegato: clausesText,
  Affidamento: appointmentText,
  Attivazione: activationText,
};

/**
 * Makes one of the documents that activate preservation, with its number of pages. @param at the date of the document
 */
export async function makePreservationDocument(
  kind: PreservationKind,
  facts: PreservationFacts,
  at: Date,
): Promise<{ readonly content: Buffer; readonly pages: number }> {
  const { title, subject, lead, pages, signature } = texts[kind](facts);
  const { name } = preservationDocuments[kind];
  const footer = (page: number, of: number) =>
    `${name} · ${facts.school.name} (${facts.school.customerCode}) · pagina ${page} di ${of}`;
  const document = new TaggedDocument({ title, subject, at, footer });
  document.heading(1, title);
  document.paragraph(lead);
  for (const [place, parts] of pages.entries()) {
    if (place > 0) document.nextPage();
    for (const { heading, text = [], points, table } of parts) {
      document.heading(2, heading);
      for (const paragraph of text) document.paragraph(paragraph);
      if (points) document.points(points);
      if (table) document.table(table.head, table.rows, [0.4, 0.6]);
    }
  }
  document.heading(2, 'Firma');
  document.paragraph(signature);
  const count = document.pages;
  return { content: await document.end(), pages: count };
}
