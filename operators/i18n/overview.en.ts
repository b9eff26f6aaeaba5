/** Texts of the first page, and of the situation of a school. */
export const overview = {
  title: 'To do',
  waiting: 'Pending and to check',
  suspension: 'Suspension',
  closing: 'Closing',
  nothing: 'Nothing to do, and no problems.',
  usage: 'Usage',
  schools: 'Open schools',
  signIns: 'Sign-ins in the last twenty-four hours',
  schoolsSignedIn: 'Schools with sign-ins in the last twenty-four hours',
  people: 'Accounts',
  enabled: 'Enabled accounts',
  never: 'Enabled accounts that never signed in',
  lastSignIn: 'Last sign-in of anybody',
  nobodyYet: 'Nobody',
  matter: {
    mailsFailed: '%{smart_count} mail not sent |||| %{smart_count} mails not sent',
    jobsParked: '%{smart_count} job given up |||| %{smart_count} jobs given up',
    jobsFailing: '%{smart_count} job being tried again |||| %{smart_count} jobs being tried again',
    ordersWaiting: '%{smart_count} order to accept |||| %{smart_count} orders to accept',
    ordersUnpaid:
      '%{smart_count} order waiting for its transfer |||| %{smart_count} orders waiting for their transfers',
    practicesWaiting:
      '%{smart_count} transfer from another supplier to work on |||| %{smart_count} transfers from other suppliers to work on',
    exportsWaiting: '%{smart_count} export to answer |||| %{smart_count} exports to answer',
    spidWaiting:
      '%{smart_count} SPID request in charge, to conclude |||| %{smart_count} SPID requests in charge, to conclude',
    mergersSent: '%{smart_count} merger to conclude |||| %{smart_count} mergers to conclude',
    contractsToSign:
      '%{smart_count} contract waiting for a signature |||| %{smart_count} contracts waiting for signatures',
    licencesExpiring:
      '%{smart_count} licence expires within sixty days |||| %{smart_count} licences expire within sixty days',
    licencesOver:
      '%{smart_count} licence in force past its expiry |||| %{smart_count} licences in force past their expiry',
    schoolsSuspended: '%{smart_count} school suspended |||| %{smart_count} schools suspended',
    schoolsClosed:
      '%{smart_count} school closed, its data not yet removed |||| %{smart_count} schools closed, their data not yet removed',
  },
};
