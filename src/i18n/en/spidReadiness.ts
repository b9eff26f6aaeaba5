import type { Catalogue } from '../catalogue';

/** Sentences of the page that lists the people who cannot sign in with SPID or CIE yet, and the reasons. */
export const spidReadiness: Catalogue['spidReadiness'] = {
  title: 'Access with SPID and CIE',
  summary: '%{smart_count} of %{people} active users can enter with SPID or CIE.',
  all: 'The only active user can enter with SPID or CIE. |||| All active users can enter with SPID or CIE.',
  nobody: 'No user is active.',
  switchedOff:
    'SPID and CIE are switched off for the whole school: nobody enters with them for now. Once they are on, %{smart_count} of %{people} active users can.',
  reasons: {
    title: 'Who cannot enter, and why',
    about:
      'Each reason opens the list of those who have it: the address of the list can be sent to a colleague.',
    missing: 'without a tax code',
    wrong: 'with a wrong tax code',
    duplicate: 'with a tax code that several accounts have',
    notEnabled: 'not enabled for Spid yet',
    never: 'never signed in',
  },
  plan: {
    title: 'End of the access with a password',
    about:
      'The planned day after which people enter with SPID or CIE only. It is a reminder for the school: nothing is switched off.',
    none: 'No day is planned.',
    planned: 'Planned day: %{day}.',
    save: 'Save the day',
    saved: 'Day saved.',
    onlySupervisor: 'The supervisor of the school decides on the day.',
  },
  letters: {
    title: 'Letters of first access',
    about:
      'For those who never signed in: a page each, ready to be printed, with a link of their own and a code to photograph. No password is in it.',
    to: 'For whom',
    never: 'Those who never signed in (%{count})',
    bounced: 'Those whose e-mail with the credentials was refused (%{count})',
    label: 'Class or seat, to be written on the letters',
    earlier:
      'Links that these people were given before, by e-mail or on paper, stop working: only those of the new letters are valid.',
    progress: '%{done} of %{total} letters are ready',
    save: 'Download letters %{from} to %{to}',
    madeInParts:
      '%{smart_count} letter is ready, in several files: check that all of them were downloaded before you close. |||| %{smart_count} letters are ready, in several files: check that all of them were downloaded before you close.',
    make: 'Prepare the letters (PDF)',
    making: 'Preparing...',
    made: '%{smart_count} letter is ready: the file has been downloaded. |||| %{smart_count} letters are ready: the file has been downloaded.',
    nobody: 'There is nobody to write to',
    mail: 'To write by e-mail: open the list of those who never signed in, select them and choose Send credentials.',
    open: 'Open the list of those who never signed in',
  },
};
