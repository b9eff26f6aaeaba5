import { fields, type RecordOf } from '../schema/fields';
import type { Meanings } from '../schema/filterMeaning';
import { wholeNumber } from '../values/wholeNumber';

/** Groups by which support contacts are counted: all products together, one product, or one product on trial. */
export const contactTypes = ['cumulativo', 'prodotto', 'visione'] as const;

const most = { ...wholeNumber, readOnly: true, min: 0 } as const;
const count = { ...most, required: true } as const;
const text = { kind: 'text', required: true, readOnly: true, max: 200 } as const;
const known = {
  idProdotto: { ...text, max: 20 },
  numeroInstallazione: { kind: 'text', readOnly: true, max: 20 },
} as const;

/** Support contacts that a school is entitled to and has used (specification, part 2 §3). */
export const assistanceContactFields = fields({
  idScheda: { ...text, max: 40, about: 'identifier of the card on which its interventions are counted' },
  tipo: { kind: 'choice', required: true, readOnly: true, of: contactTypes },
  ...known,
  descrizione: { ...text, about: 'of the product' },
  tipoIntervento: { ...text, max: 40, about: 'type of intervention that is counted' },
  dataInizioAssistenza: { kind: 'day', required: true, readOnly: true },
  interventiA: { ...count, about: 'contacts used' },
  totInterventiA: { ...count, about: 'contacts that the school is entitled to' },
  totInterventiTetto: { ...most, about: 'maximum number of contacts for all products together' },
  interventiV: { ...count, about: 'contacts used during a trial' },
  totInterventiV: { ...count, about: 'contacts that the school is entitled to during a trial' },
});
export type AssistanceContact = RecordOf<typeof assistanceContactFields>;

/** Package of interventions bought by a school. */
export const assistancePackageFields = fields({
  idPacchetto: { ...text, max: 40 },
  descrizione: text,
  interventiEffettuati: count,
  numeroInterventi: count,
});
export type AssistancePackage = RecordOf<typeof assistancePackageFields>;

/** Intervention of support for a school. */
export const interventionFields = fields({
  idAttivita: { ...text, max: 40, about: 'number of the intervention' },
  dataRegistr: { kind: 'day', required: true, readOnly: true },
  persona: { ...text, privacy: 'personal', about: 'who called' },
  anomalia: { ...text, max: 2000, about: 'the problem that was reported' },
  tipoIntervento: { ...text, max: 40, about: 'type under which it is counted' },
});
export type Intervention = RecordOf<typeof interventionFields>;

/** Filters for the interventions on one card. */
export const interventionSearchFields = fields({
  idProdotto: { kind: 'text', required: true, max: 20 },
  tipo: { kind: 'choice', of: contactTypes },
  numeroInstallazione: { kind: 'text', max: 20 },
  tipoIntervento: { kind: 'text', max: 40 },
  dataInizioAssistenza: { kind: 'day', about: 'only interventions since this day' },
});
export type InterventionSearch = RecordOf<typeof interventionSearchFields>;

/** Intervention as the provider's staff writes it, with the product it counts for. */
export const writtenInterventionFields = fields({
  idAttivita: { kind: 'text', required: true, max: 40 },
  dataRegistr: { kind: 'day', required: true },
  persona: { kind: 'text', required: true, max: 200, privacy: 'personal' },
  anomalia: { kind: 'text', required: true, max: 2000 },
  tipoIntervento: { kind: 'text', required: true, max: 40 },
  idProdotto: { kind: 'text', required: true, max: 20 },
  tipo: { kind: 'choice', of: contactTypes },
  numeroInstallazione: { kind: 'text', max: 20 },
  idPacchetto: { kind: 'text', max: 40 },
});
export type WrittenIntervention = RecordOf<typeof writtenInterventionFields>;

/** Filters of a list of contacts. */
export const contactFilterFields = fields({ tipo: { kind: 'choice', of: ['all', ...contactTypes] } });

export const contactFilterMeans = {
  tipo: {
    all: { all: [] },
    cumulativo: { tipo: 'cumulativo' },
    prodotto: { tipo: 'prodotto' },
    visione: { tipo: 'visione' },
  },
} as const satisfies Meanings<typeof contactFilterFields, AssistanceContact>;
