import type { Field } from './fields';

/** The declaration of the files that a field holds. */
export type AttachmentField = Extract<Field, { readonly kind: 'attachment' }>;

/** Returns the declaration of a field's files: its own, or that of the items of its list; undefined if it has none. */
export function attachmentField(field: Field | undefined): AttachmentField | undefined {
  const one = field?.kind === 'list' ? field.of : field;
  return one?.kind === 'attachment' ? one : undefined;
}
