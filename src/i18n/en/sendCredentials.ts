import type { Catalogue } from '../catalogue';

/** Sentences about sending credentials again. */
export const sendCredentials: Catalogue['resources']['user']['actions']['sendCredentials'] = {
  label: 'Send credentials',
  row: 'Send the credentials to %{name}',
  planned: '%{smart_count} to write to |||| %{smart_count} to write to',
  leftOut: 'Will not get the message',
  none: 'None of the chosen users can be sent the credentials',
  doneOne: 'The message with the first access is being sent.',
  doneMany: 'The messages with the first access are being sent.',
  nothingToDo: 'No message sent: check the outcome',
  partly: '%{smart_count} message being sent |||| %{smart_count} messages being sent',
  confirm: 'Send credentials',
  steps: {
    review: {
      title: 'Send the credentials?',
    },
  },
};
