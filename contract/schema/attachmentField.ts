import type { Field } from './fields';

/** An attachment field. */
export type AttachmentField = Extract<Field, { readonly kind: 'attachment' }>;

/** Returns the attachment field itself, or that of a list's items; undefined for fields without files. */
export function attachmentField(field: Field | undefined): AttachmentField | undefined {
  const one = field?.kind === 'list' ? field.of : field;
  return one?.kind === 'attachment' ? one : undefined;
}
