import { type FormId, formDocuments } from '../../contract/documents/formDocuments';
import { formPages, formSubject } from '../i18n/forms.it';
import { TaggedDocument } from './taggedDocument';

/** Makes a form as a PDF, with one page per part. @param at the date of the form */
export async function makeForm(id: FormId, at: Date) {
  const title = formDocuments.find((form) => form.id === id)?.name ?? '';
  const document = new TaggedDocument({ title, subject: formSubject, at });
  document.heading(1, title);
  for (const [place, { heading, text }] of formPages[id].entries()) {
    if (place > 0) document.nextPage();
    document.heading(2, heading);
    for (const paragraph of text) document.paragraph(paragraph);
  }
  const { pages } = document;
  return { content: await document.end(), pages };
}
