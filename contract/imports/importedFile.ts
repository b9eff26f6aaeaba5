import { fields } from '../schema/fields';

/** Data kept about the file from which records are imported. */
export const importedFile = fields({
  file: { kind: 'text', required: true, fileName: true, about: 'the name of the file' },
});
