import { stored } from '../../contract/storing/stored';

const staff = ['supervisor', 'teacherManager', 'campusManager'] as const;

/** Reports of faults and requests; the people who work on a ticket comment on it. */
export const tickets = stored('tickets', {
  label: ['Segnalazione', 'Ticket'],
  labels: ['Segnalazioni', 'Tickets'],
  title: 'subject',
  importedBy: ['subject'],
  softDelete: true,
  versions: true,
  can: { list: staff, create: staff, update: staff, delete: staff },
  fields: {
    subject: { kind: 'text', label: ['Oggetto', 'Subject'], required: true, max: 100 },
    description: { kind: 'markup', label: ['Descrizione', 'Description'], max: 4_000 },
    area: {
      kind: 'choice',
      label: ['Ambito', 'Area'],
      required: true,
      of: { building: ['Edificio', 'Building'], network: ['Rete', 'Network'], other: ['Altro', 'Other'] },
    },
    urgent: { kind: 'flag', label: ['Urgente', 'Urgent'] },
    neededBy: { kind: 'day', label: ['Entro il', 'Needed by'] },
    room: { kind: 'text', label: ['Locale', 'Room'], max: 40 },
    assignee: { kind: 'ref', label: ['Assegnata a', 'Assignee'], to: 'user' },
    photos: {
      kind: 'list',
      label: ['Foto', 'Photos'],
      of: { kind: 'attachment', required: true, of: ['jpeg', 'png'], max: 5_000_000 },
      max: 5,
    },
    cost: { kind: 'money', label: ['Costo', 'Cost'], min: 0, max: 5_000_000 },
    status: {
      kind: 'choice',
      label: ['Stato', 'Status'],
      of: { open: ['Aperta', 'Open'], working: ['In corso', 'Working'], closed: ['Chiusa', 'Closed'] },
      readOnly: true,
    },
  },
  starts: { status: 'open' },
  reads: { cost: { any: [{ roles: ['supervisor'] }, { where: { assignee: { mine: 'uid' } } }] } },
  rules: { required: { neededBy: { urgent: true } } },
  locked: [
    { when: { status: 'closed' }, say: ['La segnalazione è chiusa', 'The ticket is closed'] },
    {
      fields: ['subject', 'description'],
      when: { createdBy: { not: { mine: 'uid' } } },
      unless: 'supervisor',
      say: ['Lo cambia solo chi ha segnalato', 'Only its author may change it'],
    },
  ],
  removal: [
    {
      where: { createdBy: { mine: 'uid' } },
      unless: 'supervisor',
      say: ['È di un altro', 'It is not yours'],
    },
  ],
  actions: {
    take: {
      label: ['Prendi in carico', 'Start work'],
      rules: [
        { where: { status: 'open' }, say: ['Non è aperta', 'It is not open'] },
        { where: { assignee: { empty: false } }, say: ['Manca l’incaricato', 'It has no assignee'] },
      ],
      set: { status: 'working' },
    },
    close: {
      label: ['Chiudi', 'Close'],
      rules: [{ where: { status: { not: 'closed' } }, say: ['È già chiusa', 'It is closed already'] }],
      set: { status: 'closed' },
    },
  },
});

/** Comments on tickets; only the author may change or remove one. */
export const ticketComments = stored('ticketComments', {
  label: ['Commento', 'Comment'],
  labels: ['Commenti', 'Comments'],
  title: 'text',
  can: { list: staff, create: staff, update: staff, delete: staff },
  fields: {
    ticket: { kind: 'ref', label: ['Segnalazione', 'Ticket'], to: tickets.name, required: true },
    text: { kind: 'text', label: ['Testo', 'Text'], required: true, max: 2_000, lines: 4 },
    file: {
      kind: 'attachment',
      label: ['Allegato', 'Attachment'],
      of: ['pdf', 'jpeg', 'png'],
      max: 5_000_000,
    },
  },
  locked: [
    { when: { createdBy: { not: { mine: 'uid' } } }, say: ['È di un’altra persona', 'It is not yours'] },
  ],
  removal: [{ where: { createdBy: { mine: 'uid' } }, say: ['È di un’altra persona', 'It is not yours'] }],
});
