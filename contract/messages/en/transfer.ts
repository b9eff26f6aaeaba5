import { english } from '../english';
import type * as italian from '../it/transfer';

export const transfer = english<typeof italian>()({
  sourceCode: 'The ministerial code must have 10 characters',
  fourDigits: 'The year must have 4 digits',
  sameName: 'Error: there is an attachment of the same name already!',
  elsewhere: 'The procedure is at another step: reload the page.',
  otherSchool: 'The school that was given is not that of the sign-in.',
  otherYear: 'The year of the procedure is the current one: reload the page and try again.',
  otherFiles: 'The files that were sent are not those that were uploaded: reload the page and try again.',
  noDocument: 'The document is not available.',
  none: 'There is no such procedure, or it was deleted.',
  several: 'There are several procedures for this code: name the area too.',
  signed: 'The procedure is signed: it cannot be changed any more.',
  documentThere:
    'The document of the procedure was made already: to change the files, cancel it and attach them again.',
  notThere: 'The document is signed once the files are uploaded.',
  there:
    'There is a procedure for this code and area already: open it from the history, or give another code or area.',
  sameKey: 'Code and area say which procedure it is and cannot be changed: cancel it and begin another.',
  noFiles: 'Attach at least one file.',
  unfinished:
    'The upload of some files is not finished: choose the same files again to go on, or delete them.',
  notesCanHaveCharacters: 'The notes can have {count} characters at most',
});
