import { acting } from './acting';
import { notForRole } from './staff.en';

const kinds = {
  signIns: 'Sign-ins',
  mails: 'Sent mails',
  failedMailTexts: 'Text of undelivered mails',
  operations: 'Operations on several people, and imports',
  webhookDeliveries: 'Notices to other systems',
  provisioningRuns: 'Synchronisations of connected systems',
  audit: 'Audit log, before the archive',
};

/** Texts of the retention of data. */
export const retention = {
  platformRetention: {
    name: 'Retention |||| Retentions',
    title: 'Retention',
    caption: 'For how long data is stored: for all schools, and for those that differ',
    search: 'Search by school',
    one: 'Retention %{name}',
    recordRepresentation: '%{kind}, %{schoolName}',
    create: 'New retention',
    created: 'Retention set',
    help: {
      school: 'For all schools, open the row that is already in the list',
      amount:
        'In days, or in months for the log (0: always), within the least and the most. Older data is removed within the hour and cannot be recovered',
    },
    locked: { notAllowed: notForRole },
    fields: {
      school: 'School',
      schoolName: 'Name of the school',
      kind: 'Data',
      amount: 'Retention',
      unit: 'Unit',
      least: 'At least',
      most: 'At most',
      own: 'Set here',
      why: 'Why',
      changedAt: 'Changed on',
      changedBy: 'Changed by',
    },
    values: { kind: kinds, unit: { days: 'Days', months: 'Months' }, own: { true: 'Yes', false: 'No' } },
    filters: { kind: { label: 'Data', values: kinds }, school: { label: 'School' } },
    actions: {
      reset: acting({
        label: 'Use the general retention',
        row: 'Use the general retention: %{name}',
        confirm: 'Use the general retention',
        planned: '%{smart_count} to be reset |||| %{smart_count} to be reset',
        leftOut: 'They do not change',
        none: 'No retention to reset',
        doneOne: 'The general retention applies',
        doneMany: 'The general retentions apply',
        nothingToDo: 'No retention changed',
        partly: '%{smart_count} retention changed |||| %{smart_count} retentions changed',
        title: 'Use the general retention?',
        text: 'Where it is shorter, older data is removed within the hour and cannot be recovered.',
      }),
    },
  },
};

export const retentionAmounts = {
  always: 'Always',
  days: '%{smart_count} day |||| %{smart_count} days',
  months: '%{smart_count} month |||| %{smart_count} months',
};
