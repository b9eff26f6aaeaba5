import { BACK, CHANGE, NEXT, procedure } from '../procedures/procedure';
import { bandFields, chosenFields, tenderFields, tenderRules } from './order';
import type { Variant } from './orderWizard';

const choosing = {
  prodotti: { fields: chosenFields },
  riepilogo: { fields: tenderFields, rules: tenderRules },
  stato: { status: 'IN_ATTESA_MEPA' },
} as const;

const ordering = [
  { at: 'prodotti', event: NEXT, guard: 'chosen', to: 'riepilogo' },
  { at: 'riepilogo', event: BACK, to: 'prodotti' },
  { at: 'riepilogo', event: CHANGE, to: 'riepilogo' },
  { at: 'riepilogo', event: 'order', guard: 'chosen', effect: 'order', to: 'stato', own: true },
] as const;

/** Renewal of support contracts (flow 13). */
const contractRenewal = procedure({
  name: 'contractRenewal',
  summary: 'riepilogo',
  steps: { informativa: {}, anagrafica: { fields: bandFields }, ...choosing },
  table: [
    { at: 'informativa', event: NEXT, to: 'anagrafica' },
    { at: 'anagrafica', event: BACK, to: 'informativa' },
    { at: 'anagrafica', event: NEXT, guard: 'customer', to: 'prodotti' },
    { at: 'prodotti', event: BACK, to: 'anagrafica' },
    ...ordering,
    { at: 'stato', event: 'repeat', effect: 'forget', to: 'informativa', own: true },
  ],
});

/** Renewal of services: without information letter and customer data. */
const serviceRenewal = procedure({
  name: 'serviceRenewal',
  summary: 'riepilogo',
  steps: choosing,
  table: [...ordering, { at: 'stato', event: 'repeat', effect: 'forget', to: 'prodotti', own: true }],
});

/** Restoration (flow 14): the choice between contracts and services comes first and leads to the products. */
const restoration = (name: string) =>
  procedure({
    name,
    summary: 'riepilogo',
    steps: { tipologia: {}, anagrafica: { fields: bandFields }, ...choosing },
    table: [
      { at: 'tipologia', event: 'choose', to: 'prodotti' },
      { at: 'prodotti', event: BACK, to: 'anagrafica' },
      { at: 'anagrafica', event: BACK, to: 'tipologia' },
      { at: 'anagrafica', event: NEXT, to: 'prodotti' },
      ...ordering,
      { at: 'stato', event: 'repeat', effect: 'forget', to: 'tipologia', own: true },
    ],
  });

const contractRestoration = restoration('contractRestoration');
const serviceRestoration = restoration('serviceRestoration');

/** Procedures of renewals and restorations. */
export const orderProcedures = {
  contractRenewal,
  serviceRenewal,
  contractRestoration,
  serviceRestoration,
} as const;
export type OrderProcedureName = keyof typeof orderProcedures;

/** Returns the name of the procedure of a variant. */
export const procedureNameOf = ({ kind, services }: Variant): OrderProcedureName => {
  if (kind === 'renewal') return services ? 'serviceRenewal' : 'contractRenewal';
  return services ? 'serviceRestoration' : 'contractRestoration';
};
