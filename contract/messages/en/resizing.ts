import { english } from '../english';
import type * as italian from '../it/resizing';

export const resizing = english<typeof italian>()({
  oneSchool: 'A school must be chosen',
  someSchools: 'At least one school must be chosen',
  noOption: 'Nothing to choose from. The receiving school may not be in our systems yet.',
  required: 'The reason is required',
  reasonMustBeShorter: 'The reason must be shorter than 256 characters',
  reasonMustBeLonger: 'The reason must be longer than 20 characters',
  notOffered: 'An application is none of those handed to this school: reload the page and try again.',
  answeredAccepted:
    '{by} answered {what} on {when} already (accepted): the answer of {mine} was not saved. Reload the page.',
  answeredRefused:
    '{by} answered {what} on {when} already (refused): the answer of {mine} was not saved. Reload the page.',
  notMerged: 'The school is in no resizing.',
  notNeeded: 'This school has no procedure of resizing.',
  unknownSchool: 'The school that was given is none of the receiving ones',
  otherFacts: 'Year or state of the school are not the current ones: reload the page and try again.',
  otherHead: 'The head that was sent is not the one of the step of the responsible head.',
  signed: 'The document is signed: the procedure cannot be cancelled any more.',
  notFinished: 'The summary is there once all applications were accepted or refused.',
  notThere: 'The document is signed once the choices were sent.',
  headIsNoLonger:
    'The head is no longer the one named in the document: change the step of the responsible head before signing.',
  nobody: 'No school has handed its applications to this school.',
});
