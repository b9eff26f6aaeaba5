import { fields } from '../schema/fields';

/** What is kept of the file itself that records are imported from. */
export const importedFile = fields({
  file: { kind: 'text', required: true, fileName: true, about: 'the name of the file' },
});
