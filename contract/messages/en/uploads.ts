import { english } from '../english';
import type * as italian from '../it/uploads';

export const uploads = english<typeof italian>()({
  fileIsEmpty: 'The file is empty: there is nothing to upload.',
  fileIsTooLargeFiles: 'The file is too large: files up to 500 GB can be uploaded.',
  damaged: 'Some parts of the file did not arrive whole and must be sent again. Go on with the upload.',
  changed:
    'The file changed during the upload: what arrived is not what was chosen. Cancel the upload and begin another.',
  tooManyOpen: 'There are {open} unfinished uploads already: finish or cancel them before you begin another.',
  tooLittle:
    'The school’s space for files is {limit}: {left} are left and the file has {size}. Delete the files that are no longer needed, or contact support.',
  notYetFree:
    'The space of deleted or replaced files is free within a day: try again tomorrow, or contact support.',
  otherSize:
    'The upload of a file of this name, but of another size, was begun. Choose the same file, or cancel that upload and begin another.',
  done: 'The whole file was uploaded already.',
  fileHasNoSuchPart: 'The file has no such part.',
});
