import { overview } from './overview.en';
import { person, personData } from './persons.en';
import { priceFile } from './prices.en';
import { proposalDialogs } from './proposals.en';
import { provisioningDialogs } from './provisioning.en';
import { retentionAmounts } from './retention.en';
import { schoolFile } from './schoolFile.en';
import { confirmIdentity, notForRole, staffDialogs } from './staff.en';
import { trustedList } from './trustedList.en';
import { webhookDialogs } from './webhooks.en';

/** Texts of the frame, and of the dialogs that show consequences. */
export const gestore = {
  person,
  personData,
  retention: retentionAmounts,
  overview,
  schoolFile,
  trustedList,
  priceFile,
  staff: staffDialogs,
  webhooks: webhookDialogs,
  provisioning: provisioningDialogs,
  proposals: proposalDialogs,
  confirm: confirmIdentity,
  product: 'Sportello, provider',
  wait: 'Please wait...',
  done: '%{what}: done.',
  notForRole,
  notLeft: 'You are not signed out: the session is still open. Try again.',
  menu: {
    today: 'Today',
    desk: 'Support',
    customers: 'Schools',
    requests: 'Requests',
    catalogue: 'Catalogue and news',
    prices: 'Prices',
    platform: 'Platform',
    staff: 'Provider',
  },
  close: {
    title: 'Close the school %{name}?',
    about:
      'Nobody of the school may do anything any more, from now on: %{people} accounts, %{enabled} of them enabled and %{signedInLately} used in the last thirty days, and %{licences} licences in force. Documents handed out to be signed: %{files}. Closing can be taken back for %{reopenDays} days; then the accounts and data of the school are removed, and signed contracts and the log remain.',
    confirm: 'Close the school',
  },
  suspend: {
    title: 'Suspend the school %{name}?',
    about:
      'Nobody of the school can sign in or do anything, from now on: %{people} accounts, %{enabled} of them enabled and %{signedInLately} used in the last thirty days. People at work are stopped and read why. Nothing is removed. After the last day the school opens again by itself; it can be opened before.',
    confirm: 'Suspend the school',
  },
  merge: {
    title: 'Merge the school %{name}?',
    about:
      'The school is told, and chooses what goes to which of the receiving schools. It is about %{people} accounts, %{enabled} of them enabled and %{signedInLately} used in the last thirty days, %{licences} licences and %{files} documents. Everybody goes on signing in. Until it is concluded, the announcement can be withdrawn, in Mergers; the conclusion can then be taken back for thirty days.',
    confirm: 'Announce the merger',
    unknown: '%{code}: none of the schools that are customers',
    ritira: {
      title: 'Withdraw the merger of %{name}?',
      untouched:
        'The announcement of the merger into %{into} is withdrawn: the school has not handed in its choices yet. The %{people} accounts and the sign-ins do not change. The merger can be announced again.',
      about:
        'The announcement of the merger into %{into} is withdrawn, with the choices of the school and the answers so far: %{answered} of %{choices}. What was signed stays among the documents. The %{people} accounts and the sign-ins do not change. The merger can be announced again, and the school chooses anew.',
      confirm: 'Withdraw the announcement',
    },
    concludi: {
      title: 'Conclude the merger of %{name}?',
      about:
        'The data of the applications count as moved to %{into}: %{answered} of %{choices} were answered. The school sees the procedure as concluded. Its %{people} accounts, %{enabled} of them enabled and %{signedInLately} used in the last thirty days, go on signing in and its %{files} documents stay, until the school is closed. The conclusion can be taken back for thirty days.',
      confirm: 'Conclude the merger',
    },
    riprendi: {
      title: 'Resume the merger of %{name}?',
      about:
        'The conclusion is taken back: the procedure goes on, with the signed choices and the answers so far, %{answered} of %{choices}. Accounts, sign-ins and documents do not change. The applications are not told: whoever moved data to %{into} has to be.',
      confirm: 'Resume the merger',
    },
  },
  practice: {
    title: 'Practice %{codMin} of the school %{school}',
    STARTED: {
      about: 'The school sees it in progress, and whoever signed it gets an e-mail.',
      confirm: 'Mark as in progress',
    },
    COMPLETED: {
      about:
        'The data count as moved: the school sees it as completed, and whoever signed it gets an e-mail.',
      confirm: 'Mark as completed',
    },
  },
  order: {
    title: 'Order no. %{numero} of the school %{school}',
    'mepa-arrived': {
      about: 'The articles are those ordered: the order goes to the provider, who can accept it.',
      confirm: 'Arrived from MEPA',
    },
    'mepa-mismatch': {
      about:
        'The articles are not those ordered (%{products}): the school gets an e-mail with the difference.',
      confirm: 'Tell the difference',
    },
    accept: {
      about:
        'Products: %{products}. Amount with VAT: %{due}. The contract is made to be signed, and the school gets an e-mail.',
      confirm: 'Accept the order',
    },
    paid: {
      about: 'The transfer of %{due} has arrived: the activation is provisional no longer.',
      confirm: 'Transfer arrived',
    },
  },
  end: {
    title: 'End the licence %{ac} of the school %{school}?',
    about:
      'The school no longer has the application, from now on. %{smart_count} person has roles in it and keeps them, but does not get in (accounts enabled: %{enabled}, used in the last thirty days: %{signedInLately}). Sign-ins to the console do not change and no file is removed. That can be taken back for %{restoreDays} days. |||| The school no longer has the application, from now on. %{smart_count} people have roles in it and keep them, but do not get in (accounts enabled: %{enabled}, used in the last thirty days: %{signedInLately}). Sign-ins to the console do not change and no file is removed. That can be taken back for %{restoreDays} days.',
    confirm: 'End the licence',
  },
  document: {
    title: 'Document of %{name} for the school %{school}',
    about:
      'The PDF takes the place of the document that the system makes. Whoever has read that reads this one before signing.',
    choose: 'Choose the PDF',
    missing: 'Choose the PDF first.',
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
  },
  spid: {
    title: 'How far is the request of the school %{school}?',
    about:
      'The school sees it among its services. The person responsible is named in the request; empty fields stay unchanged.',
    confirm: 'Save the state',
  },
};
