import type { Catalogue } from '../catalogue';

export const signing: Catalogue['signing'] = {
  cancel: 'Cancel',
  close: 'Close',
  others: 'The same file also has the valid signatures of: %{names}.',
  menu: {
    button: 'Confirm and sign',
    online: 'Sign with %{name}',
    download: 'Download the document',
    upload: 'Upload the signed document (.p7m)',
  },
  subject: { document: 'Document |||| Documents', signer: 'To be signed by' },
  whoSigns: {
    DS: 'To be signed by %{name} (school head).',
    manager: 'To be signed by %{name} (preservation manager).',
  },
  nobodySigns: 'To be signed by the school head, who is not named yet or has no tax code.',
  nameHead: 'Name the school head among the users',
  online: {
    title: 'Sign online with %{name}',
    about:
      'Enter your credentials of the signing service. They are not kept: they serve for this signature only.',
    aboutMany:
      'One authorisation signs %{smart_count} document. The credentials are not kept. |||| One authorisation signs %{smart_count} documents. The credentials are not kept.',
    username: 'Username',
    password: 'Password',
    length: 'Length of the OTP code',
    digits: '%{length} digits',
    otp: 'OTP code',
    reset: 'Reset',
    confirm: 'Confirm',
    incomplete: 'First fill in all the fields correctly.',
    signing: 'Signing: it may take some seconds...',
    demo: 'Demonstration: the service is a trial one. Username %{username}, the password shown when the program started, OTP code %{otp}.',
    fill: 'Use these data',
    done: 'The document was signed.',
  },
  offline: {
    title: 'Upload the signed document',
    about:
      'The downloaded document must be signed digitally as .p7m (CAdES), without any other change, and uploaded here. A signed file sent by e-mail is not valid.',
    choose: 'Choose the file',
    drop: 'or drop it here',
    input: 'Signed file (.p7m)',
    chosen: 'Chosen file: %{name} (%{size})',
    none: 'No file chosen.',
    checking: 'Checking the file...',
    upload: 'Upload file',
    chooseFirst: 'Choose a file first.',
    wait: 'Wait until the file is checked.',
    uploading: 'Sending the file...',
    verifying: 'The file was sent. Checking the signature...',
    notCades: 'The chosen file is no CAdES document (.p7m). Check that you chose the right file.',
    tooLarge: 'The chosen file is too large to be processed. Check that you chose the right file.',
    done: 'The file was uploaded completely.',
  },
  pending: {
    changed:
      'If an answer is changed or this is cancelled, the waiting signature no longer counts: the new document has to be signed again.',
    waiting: {
      title: 'Waiting for the revocation check',
      text: 'The signature of %{moment} is in order, but whoever issued the certificate has not answered yet. The check is repeated by itself: the outcome appears here and is sent by e-mail. Nothing else is needed.',
    },
    unreachable: {
      title: 'The revocation check did not succeed',
      text: 'It could not be found out whether the certificate of the signature of %{moment} was revoked. The provider was told and will check again; meanwhile it can be signed again with another certificate.',
    },
    refused: {
      title: 'Signature not accepted after the revocation check',
      text: 'Signature of %{moment}. %{why}',
    },
  },
  refusal: {
    choose: 'Choose another file',
    download: 'Download the document to sign',
    retry: 'Try again',
    reload: 'Refresh the page',
    users: 'Open user management',
  },
  documentLoading: 'The document is being loaded.',
  preview: {
    title: 'Show the preview',
    page: 'Page %{page} of %{pages}',
    first: 'This is the first page',
    last: 'This is the last page',
    previous: 'Previous page',
    next: 'Next page',
    asText: 'Show the text only',
    larger: 'Enlarge',
    largest: 'It is as large as it can be',
    smaller: 'Reduce',
    smallest: 'It fits the width of the pane',
    loading: 'Loading the preview...',
    unreadable: 'It cannot be shown here.',
    inPart: 'The pages that follow are not complete.',
    notSigned: 'The document cannot be read in full, so it cannot be signed.',
    password: {
      about:
        'The document is protected by a password. To read it here, the password of whoever prepared it is needed; it is not stored.',
      wrong: 'This is not the password of the document. Check it and try again.',
      open: 'Open the document',
    },
    keys: 'The left and right arrows turn the pages, plus and minus enlarge and reduce them.',
  },
  toSign: {
    title: 'Documents to sign',
    about:
      'There is %{smart_count} document to sign. You can go to the area of documents and signatures now. |||| There are %{smart_count} documents to sign. You can go to the area of documents and signatures now.',
    go: 'Go to documents and signatures',
    later: 'Later',
  },
};
