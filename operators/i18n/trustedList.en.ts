/** Texts of the page of the trusted list. */
export const trustedList = {
  title: 'Trusted list',
  about:
    'The list of qualified providers, which AgID publishes as a signed XML file. Signatures of their customers are accepted. The file is verified before it is imported, and the page shows what changes.',
  inUse: 'List in use',
  none: 'No list is in use.',
  overdue: 'The next update is overdue: download and import the current list.',
  facts: {
    territory: 'State',
    sequence: 'Number',
    issuedAt: 'Issued on',
    nextUpdate: 'Next update by',
    noUpdate: 'None planned',
    authorities: 'Certificates of qualified providers',
  },
  signers: 'Accepted signers',
  noSigner:
    'No signer is accepted: to import the first list, the administrator of the server has to accept the certificate of its signer.',
  signersAbout: 'Only the administrator of the server changes them.',
  signerHead: { subject: 'Certificate', validUntil: 'Valid until', fingerprint: 'SHA-256 fingerprint' },
  choose: 'Choose the XML file',
  drop: 'or drop it here',
  reading: 'Verifying the signature...',
  chosen: 'File %{name}',
  checked: 'The signature is valid. Nothing was changed yet.',
  unchanged: 'This list is in use already: there is nothing to import.',
  same: 'The providers are those of the list in use.',
  changes: 'Changes',
  changeHead: { name: 'Provider', change: 'Change' },
  change: {
    added: 'Added',
    withdrawn: 'No longer qualified: its new signatures are refused',
    removed: 'Removed from the list',
  },
  run: 'Import list no. %{sequence}',
  leave: 'Cancel',
  done: 'List no. %{sequence} is in use now.',
};
