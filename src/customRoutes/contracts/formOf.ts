import { type FormDocument, formDocuments } from '../../../contract/documents/formDocuments';

/** Returns the key of a form in the address of the page. */
export const formKey = (id: number): string => `modulo-${id}`;

/** Returns the form with this key. */
export const formOf = (key: string): FormDocument | undefined =>
  formDocuments.find(({ id }) => formKey(id) === key);
