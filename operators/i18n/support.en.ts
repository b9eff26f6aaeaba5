import { acting } from './acting';

const states = {
  asked: 'Waiting for an answer',
  active: 'Going on',
  refused: 'Not consented to',
  ended: 'Ended',
  lapsed: 'Not answered',
};

/** Texts of the list of support accesses. */
export const support = {
  platformSupport: {
    name: 'Support access |||| Support accesses',
    title: 'Support accesses',
    caption: 'Who operates, or asked to, for which supervisor',
    search: 'Search by school, account, names, reason',
    one: 'Access %{name}',
    fields: {
      id: 'Code',
      school: 'School',
      schoolName: 'Name of the school',
      uid: 'Account',
      supervisor: 'On behalf of',
      operator: 'Operator',
      reason: 'Reason',
      state: 'State',
      askedAt: 'Asked on',
      answerBy: 'To be answered by',
      answeredAt: 'Answered on',
      until: 'Until',
      endedAt: 'Ended on',
      mine: 'Asked by me',
    },
    values: { state: states, mine: { true: 'Yes', false: 'No' } },
    filters: { state: { label: 'State', values: states }, school: { label: 'School' } },
    actions: {
      enter: { label: 'Enter', row: 'Enter: %{name}', confirm: 'Enter the school’s console' },
      end: acting({
        label: 'End',
        row: 'End: %{name}',
        confirm: 'End',
        planned: '%{smart_count} to be ended |||| %{smart_count} to be ended',
        leftOut: 'They go on',
        none: 'No access to be ended',
        doneOne: 'Access ended',
        doneMany: 'Accesses ended',
        nothingToDo: 'No access was ended',
        partly: '%{smart_count} access ended |||| %{smart_count} accesses ended',
        title: 'End the access?',
        text: 'Whoever operates may do nothing more for the supervisor, at once.',
      }),
    },
  },
  supportRequest: {
    fields: { uid: 'On behalf of', reason: 'Reason, as the supervisor will read it' },
    help: { reason: 'At least 10 characters' },
  },
};
