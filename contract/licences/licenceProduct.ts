import { fields, type RecordOf } from '../schema/fields';
import type { Meanings } from '../schema/filterMeaning';

/** Kinds of licensed products; each has a tab of its own (decision Q-120). */
export const licenceTypes = ['web', 'client-server', 'services'] as const;
export type LicenceType = (typeof licenceTypes)[number];

/** Code of a product that is sold with the web programs and is also listed with the client-server programs. */
export const LISTED_TWICE = 'SAV';

export const contractStates = [
  'Attiva',
  'Gratuita',
  'Sospesa',
  'Cessata',
  'Sostituita',
  'Visione',
  'In Scadenza',
  'In attesa di rinnovo',
] as const;
export type ContractState = (typeof contractStates)[number];

/** Visual tone of each state (decision Q-077); the name of the state is always shown beside the colour. */
export const contractTones = {
  Attiva: 'good',
  Gratuita: 'info',
  Sospesa: 'warn',
  Cessata: 'bad',
  Sostituita: 'over',
  Visione: 'info',
  'In Scadenza': 'warn',
  'In attesa di rinnovo': 'bad',
} as const satisfies Record<ContractState, 'good' | 'info' | 'warn' | 'bad' | 'over'>;

/** Product for which a school has a licence (specification, part 2 §3). */
export const licenceProductFields = fields({
  idProdotto: { kind: 'text', required: true, readOnly: true, max: 20 },
  tipo: {
    kind: 'choice',
    required: true,
    readOnly: true,
    of: licenceTypes,
    about: 'the tab in which the product is listed',
  },
  descrizione: { kind: 'text', required: true, readOnly: true, max: 200 },
  tipoMovimentoVendita: { kind: 'text', readOnly: true, max: 20 },
  numeroInstallazione: { kind: 'text', readOnly: true, max: 20 },
  statoContratto: { kind: 'choice', required: true, readOnly: true, of: contractStates },
  dataScadenzaAssistenza: { kind: 'day', readOnly: true, about: 'absent when assistance does not expire' },
  linkDownload: { kind: 'text', readOnly: true, max: 500 },
  linkCodici: { kind: 'text', readOnly: true, max: 500 },
  linkCodiciAgg: { kind: 'text', readOnly: true, max: 500 },
  anomalia: { kind: 'text', readOnly: true, max: 500 },
});

export type LicenceProduct = RecordOf<typeof licenceProductFields>;

/** Filters of a list of products. An absent filter matches everything. */
export const licenceProductFilterFields = fields({
  tipo: { kind: 'choice', of: ['all', ...licenceTypes] },
  statoContratto: { kind: 'choice', of: contractStates },
});

/** Predicates of the filters; the provider's lists are selected by `tipo`. */
export const licenceProductFilterMeans = {
  tipo: {
    all: { all: [] },
    'client-server': { any: [{ tipo: 'client-server' }, { tipo: 'web', idProdotto: LISTED_TWICE }] },
    web: { tipo: 'web' },
    services: { tipo: 'services' },
  },
  statoContratto: 'statoContratto',
} as const satisfies Meanings<typeof licenceProductFilterFields, LicenceProduct>;
