import type { Catalogue } from '../catalogue';

export const support: Catalogue['support'] = {
  title: 'Support access',
  about:
    'Support may operate for a supervisor only with their consent, for an hour. It can neither sign, make or delete users, change e-mails, tax codes, passwords and codes, nor download exports; whatever is done stays in the history with both names.',
  region: 'Support',
  asked: 'Support: %{operator} asks to operate for %{supervisor}',
  answer: 'See the request',
  active: 'Support: %{operator} is operating for %{supervisor} until %{time}',
  end: 'End it',
  ended: 'Support access ended',
  none: 'Nobody of support has asked to operate for this school.',
  item: '%{operator} for %{supervisor}',
  reason: 'Reason',
  askedAt: 'Asked on',
  answerBy: 'To be answered by',
  until: 'Consented until',
  endedAt: 'Ended on',
  consent: 'Consent for an hour',
  refuse: 'Do not consent',
  consented: 'You have consented: the access ends by itself in an hour',
  refused: 'You have not consented',
  others: 'It is for %{supervisor} to answer, whose account support asked for.',
  state: {
    asked: 'Waiting for an answer',
    active: 'Going on',
    refused: 'Not consented to',
    ended: 'Ended',
    lapsed: 'Not answered',
  },
};
