import { type FormDocument, formDocuments } from '../../../contract/documents/formDocuments';

/** How the address of the page names a form. */
export const formKey = (id: number): string => `modulo-${id}`;

/** The form that the address of the page names. */
export const formOf = (key: string): FormDocument | undefined =>
  formDocuments.find(({ id }) => formKey(id) === key);
