import { ticketComments, tickets } from './tickets/ticketsScreen';
import { trips } from './trips/tripsScreen';

/** The screens of the examples. */
export const examples = [trips, tickets, ticketComments];
