import { stored } from '../../contract/storing/stored';

const managers = ['supervisor', 'teacherManager'] as const;

/** School trips. The supervisor approves them; only the supervisor and the person in charge may read health notes. */
export const trips = stored('trips', {
  label: ['Gita', 'Trip'],
  labels: ['Gite', 'Trips'],
  title: 'destination',
  can: { list: managers, create: managers, update: managers, delete: ['supervisor'] },
  fields: {
    destination: { kind: 'text', label: ['Destinazione', 'Destination'], required: true, max: 80 },
    start: { kind: 'day', label: ['Partenza', 'Departure'], required: true },
    end: { kind: 'day', label: ['Ritorno', 'Return'], required: true },
    means: {
      kind: 'choice',
      label: ['Mezzo', 'Means'],
      required: true,
      of: { coach: ['Pullman', 'Coach'], train: ['Treno', 'Train'], foot: ['A piedi', 'On foot'] },
    },
    company: { kind: 'text', label: ['Ditta di trasporto', 'Coach company'], max: 80 },
    pupils: { kind: 'number', label: ['Alunni', 'Pupils'], integer: true, min: 1, max: 200 },
    fee: { kind: 'money', label: ['Quota', 'Fee'], min: 0, max: 200_000 },
    takings: { kind: 'money', label: ['Incasso', 'Takings'], computed: { product: ['pupils', 'fee'] } },
    inCharge: { kind: 'ref', label: ['Responsabile', 'In charge'], to: 'user', required: true },
    programme: { kind: 'attachment', label: ['Programma', 'Programme'], of: ['pdf'], max: 5_000_000 },
    health: { kind: 'text', label: ['Note sanitarie', 'Health notes'], lines: 3, privacy: 'special' },
    status: {
      kind: 'choice',
      label: ['Stato', 'Status'],
      of: { draft: ['Bozza', 'Draft'], approved: ['Approvata', 'Approved'], off: ['Annullata', 'Off'] },
      readOnly: true,
    },
  },
  starts: { status: 'draft' },
  reads: { health: { any: [{ roles: ['supervisor'] }, { where: { inCharge: { mine: 'uid' } } }] } },
  rules: {
    asked: { company: { means: 'coach' } },
    checks: [
      { on: 'end', where: { end: { from: { field: 'start' } } }, say: ['Precede la partenza', 'Too early'] },
    ],
  },
  locked: [{ when: { status: { not: 'draft' } }, say: ['Non è più una bozza', 'It is no longer a draft'] }],
  removal: [{ where: { status: { not: 'approved' } }, say: ['È approvata', 'It is approved'] }],
  actions: {
    approve: {
      label: ['Approva', 'Approve'],
      can: ['supervisor'],
      rules: [{ where: { status: 'draft' }, say: ['Non è una bozza', 'It is not a draft'] }],
      set: { status: 'approved' },
    },
    cancel: {
      label: ['Annulla', 'Cancel'],
      rules: [{ where: { status: { not: 'off' } }, say: ['È già annullata', 'It is off already'] }],
      set: { status: 'off' },
    },
  },
});
