import { storedResource } from '../../src/kit/storedResource';
import { ticketComments as storedComments, tickets as storedTickets } from './tickets';

export const tickets = storedResource(storedTickets, {
  list: {
    columns: [
      'subject',
      'area',
      { field: 'urgent', tone: [{ when: { urgent: true }, as: 'bad', say: ['urgente', 'urgent'] }] },
      'assignee',
      'status',
      'created',
    ],
    sort: '-created',
  },
  related: { ticketComments: { by: 'ticket' } },
});

export const ticketComments = storedResource(storedComments, {
  menu: false,
  list: { columns: ['text', 'ticket', 'file', 'createdBy', 'created'], sort: 'created', editable: true },
  timed: ['created'],
});
