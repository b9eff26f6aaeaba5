import type { StoredEntity } from '../contract/storing/stored';
import { addDays } from '../contract/values/dates';
import { ticketComments, tickets } from './tickets/tickets';
import { trips } from './trips/trips';

const SUPERVISOR = 'supervisor.SG10001';
const MANAGER = 'gestore.SG10001';

/** The demo records of one resource, with dates relative to today. */
interface ExampleRecords {
  readonly entity: StoredEntity;
  readonly recordsAt: (today: string) => readonly ExampleRecord[];
}

/** A record with its author. */
type ExampleRecord = Readonly<Record<string, unknown>> & { readonly id: string; readonly createdBy: string };

/** Returns a key in the form of the provider's keys, which no screen shows. */
const key = (resource: number, place: number) => `00000000-0000-4000-8000-000000${resource}0000${place}`;

const of = (entity: object, recordsAt: ExampleRecords['recordsAt']): ExampleRecords => ({
  entity: entity as StoredEntity,
  recordsAt,
});

/** The demo records of the examples. Resources that others refer to come first. */
export const examples: readonly ExampleRecords[] = [
  of(trips, (today) =>
    [
      ['Ravenna, i mosaici', 20, 20, 'coach', 'Autoservizi Adige', 46, 3_200, 'approved', MANAGER],
      ['Firenze e gli Uffizi', 45, 47, 'train', null, 52, 18_500, 'draft', MANAGER],
      ['Rovereto, Museo della guerra', -12, -12, 'train', null, 24, 850, 'approved', SUPERVISOR],
      ['Monte Bondone', 9, 9, 'foot', null, 21, 0, 'draft', SUPERVISOR],
      ['Venezia', -30, -29, 'coach', 'Dolomiti Viaggi', 40, 9_000, 'off', MANAGER],
    ].map(([destination, start, end, means, company, pupils, fee, status, createdBy], place) => ({
      id: key(1, place + 1),
      destination,
      start: addDays(today, Number(start)),
      end: addDays(today, Number(end)),
      means,
      company,
      pupils,
      fee,
      inCharge: createdBy,
      status,
      createdBy: String(createdBy),
    })),
  ),
  of(tickets, (today) =>
    [
      ['Il proiettore dell’aula 12 non si accende', 'network', true, 'Aula 12', MANAGER, 'working', MANAGER],
      ['Finestra che non si chiude', 'building', false, 'Palestra', null, 'open', SUPERVISOR],
      ['Wi-Fi assente al secondo piano', 'network', true, 'Secondo piano', SUPERVISOR, 'open', MANAGER],
      ['Servono venti sedie per la riunione', 'other', false, 'Aula magna', MANAGER, 'closed', SUPERVISOR],
    ].map(([subject, area, urgent, room, assignee, status, createdBy], place) => ({
      id: key(2, place + 1),
      subject,
      area,
      urgent,
      neededBy: urgent ? addDays(today, place + 2) : null,
      room,
      assignee,
      status,
      createdBy: String(createdBy),
    })),
  ),
  of(ticketComments, () => [
    {
      id: key(3, 1),
      ticket: key(2, 1),
      text: 'La lampada è esaurita: ordinata oggi.',
      createdBy: SUPERVISOR,
    },
    { id: key(3, 2), ticket: key(2, 1), text: 'Arrivata, la monto domani.', createdBy: MANAGER },
    { id: key(3, 3), ticket: key(2, 3), text: 'Riguarda le aule da 21 a 28.', createdBy: MANAGER },
  ]),
];
