import { permissionsGuide as guide } from '../i18n/permissionsGuide.it';
import { TaggedDocument } from './taggedDocument';

/** Makes the guide to roles and permissions as a PDF. @param at the date of the guide */
export function makePermissionsGuide(at: Date): Promise<Buffer> {
  const { title, subject, lead, parts } = guide;
  const document = new TaggedDocument({ title, subject, at });
  document.heading(1, title);
  document.paragraph(lead);
  for (const { heading, text = [], points, table } of parts) {
    document.heading(2, heading);
    for (const paragraph of text) document.paragraph(paragraph);
    if (points) document.points(points);
    if (table) document.table(table.head, table.rows);
  }
  return document.end();
}
