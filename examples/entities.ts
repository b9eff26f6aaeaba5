import { ticketComments, tickets } from './tickets/tickets';
import { trips } from './trips/trips';

/** The stored resources of the examples. */
export const examples = [trips, tickets, ticketComments];
