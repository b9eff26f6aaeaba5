import { fields, type RecordOf } from '../schema/fields';

/** Areas of the data of another supplier. */
export const practiceAreas = ['Contabile', 'Documentale', 'Didattica', 'Personale'] as const;
/** Applications whose data can be transferred (XFER-046). */
export const transferApplications = ['wwb', 'pag', 'mgz', 'inv', 'sgd', 'amt', 'wwa', 'wwp'] as const;
/** States of a practice: begun but not signed; signed. */
export const practiceStates = ['CREATED', 'SIGNED'] as const;
/** States of the provider's work on a signed practice. */
export const operatorStates = ['STARTED', 'COMPLETED'] as const;

/**
 * Transfer of data from another supplier (specification, part 2 §3), identified by customer, source ministerial code
 * and area (decision Q-122).
 */
export const practiceFields = fields({
  customerCodeArgo: { kind: 'text', required: true, readOnly: true, max: 7 },
  codMinAltri: { kind: 'text', required: true, max: 40, about: 'source ministerial code' },
  status: { kind: 'choice', required: true, readOnly: true, of: practiceStates },
  statusOperatore: { kind: 'choice', readOnly: true, of: operatorStates },
  createdDate: { kind: 'instant', required: true, readOnly: true },
  updatedDate: { kind: 'instant', required: true, readOnly: true },
  area: { kind: 'choice', of: practiceAreas, about: 'absent until it is chosen' },
  applicativi: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        appCode: { kind: 'choice', required: true, of: transferApplications },
        fornitore: { kind: 'text', required: true, max: 60 },
      },
    },
  },
  ds: {
    kind: 'record',
    about: 'the school head who signs',
    of: {
      nomeDs: { kind: 'text', required: true, max: 50, privacy: 'personal' },
      cognomeDs: { kind: 'text', required: true, max: 50, privacy: 'personal' },
    },
  },
  pec: {
    kind: 'text',
    max: 254,
    about: 'only in the area Documentale: certified e-mail address of the archive',
  },
  annoFinanziario: { kind: 'text', max: 4, about: 'only in the area Contabile: financial year' },
  anno: { kind: 'text', required: true, readOnly: true, max: 4 },
  prefixKeyFileOriginal: { kind: 'text', readOnly: true, max: 300 },
  prefixKeyFileSigned: { kind: 'text', readOnly: true, max: 300 },
  progress: { kind: 'number', required: true, readOnly: true, integer: true, min: 0, max: 100 },
});

/** Kinds of events in a transfer, in order. */
export const practiceStages = ['begun', 'signed', 'started', 'completed'] as const;

/** Event in a transfer. */
export const practiceStageFields = fields({
  what: { kind: 'choice', required: true, of: practiceStages },
  at: { kind: 'instant', about: 'absent for events recorded by early releases' },
  persona: { kind: 'text', privacy: 'personal', about: 'name of the person who signed' },
});

export type PracticeStage = RecordOf<typeof practiceStageFields>;

export type Practice = RecordOf<typeof practiceFields>;
