import { schoolFile } from './schoolFile.en';

/** Sentences of the frame, and of the dialogs that say what something will come to. */
export const gestore = {
  schoolFile,
  product: 'Sportello, provider',
  wait: 'Please wait...',
  cancel: 'Cancel',
  menu: {
    customers: 'Schools',
    requests: 'Requests',
    catalogue: 'Catalogue and news',
    platform: 'Platform',
  },
  close: {
    title: 'Close the school %{name}?',
    about:
      'Nobody of the school may do anything any more, from now on: %{people} accounts, %{enabled} of them enabled and %{signedInLately} used in the last thirty days, and %{licences} licences in force. Documents handed out to be signed: %{files}. Closing can be taken back for %{reopenDays} days; then the accounts and data of the school are removed, and signed contracts and the log remain.',
    confirm: 'Close the school',
  },
  merge: {
    title: 'Merge the school %{name}?',
    about:
      'The school is told, and chooses what goes to which of the receiving schools. It is about %{people} accounts, %{enabled} of them enabled and %{signedInLately} used in the last thirty days, %{licences} licences and %{files} documents. Until it is concluded, the announcement can be taken back.',
    into: 'Ministerial codes of the receiving schools',
    intoHelp: 'Several, with commas between',
    ceased: 'The school has ceased',
    confirm: 'Announce the merger',
    withdraw: 'Take back an announcement',
    withdrawn: 'The announcement was taken back.',
  },
  end: {
    title: 'End the licence %{ac} of the school %{school}?',
    about:
      'The licence ends now. %{smart_count} person has roles in this application and keeps them. That can be taken back for %{restoreDays} days. |||| The licence ends now. %{smart_count} people have roles in this application and keep them. That can be taken back for %{restoreDays} days.',
    confirm: 'End the licence',
  },
  document: {
    title: 'Document of %{name} for the school %{school}',
    about:
      'The PDF takes the place of the document that the system makes. Whoever has read that reads this one before signing.',
    choose: 'Choose the PDF',
    drop: 'or drop it here',
    confirm: 'Bring the document',
  },
  support: {
    region: 'Support',
    active: 'Support: %{operator} is operating for %{supervisor} until %{time}',
    enter: 'Enter the school’s console',
    end: 'End it',
    enterTitle: 'Operate for %{supervisor}?',
    enterAbout:
      'The console of the school %{school} opens in another tab, as %{supervisor} sees it. Whatever is done stays in the school’s history with both names. Signing, passwords and codes, downloading exports and deleting users are left to the supervisor.',
    askTitle: 'Ask to operate for the school %{name}?',
    askAbout:
      'The supervisor gets an e-mail and answers from their own console within 24 hours. With their consent the access lasts an hour.',
    nobody: 'No supervisor of the school is enabled and has signed in: nobody can consent.',
    ask: 'Ask for consent',
    whom: 'On behalf of',
    reason: 'Reason, as the supervisor will read it',
    reasonHelp: 'At least 10 characters',
  },
  spid: {
    title: 'How far is the request of the school %{school}?',
    about: 'The school sees it among its services.',
    state: 'State of the request',
    confirm: 'Save the state',
  },
};
