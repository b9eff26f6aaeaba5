import { BACK, CHANGE, NEXT, procedure } from '../procedures/procedure';
import { headFields } from '../resizing/resizing';
import { transferChoiceFields, transferNoteFields } from './transfer';

/**
 * Transfer of data from another supplier (flow 8). The last step has no next step: after the signature, the school can
 * only begin the first step of another practice.
 */
export const transfer = procedure({
  name: 'transfer',
  summary: 'documento',
  steps: {
    informativa: {},
    ds: { fields: headFields },
    applicativi: { fields: transferChoiceFields },
    allegati: { fields: transferNoteFields, status: 'CREATED' },
    documento: { status: 'CREATED' },
    firma: { status: 'CREATED' },
  },
  table: [
    { at: 'informativa', event: NEXT, to: 'ds' },
    { at: 'ds', event: BACK, to: 'informativa' },
    { at: 'ds', event: NEXT, guard: 'head', to: 'applicativi' },
    { at: 'applicativi', event: BACK, effect: 'clear', to: 'ds' },
    { at: 'applicativi', event: 'save', guard: 'choices', effect: 'save', to: 'allegati', own: true },
    { at: 'allegati', event: 'delete', effect: 'delete', to: 'informativa', own: true, cancels: true },
    { at: 'allegati', event: 'create', guard: 'files', effect: 'document', to: 'documento', own: true },
    { at: 'documento', event: CHANGE, guard: 'sameKey', effect: 'document', to: 'documento' },
    { at: 'documento', event: 'annul', effect: 'removeFiles', to: 'allegati', own: true, cancels: true },
    { at: 'documento', event: 'sign', to: 'firma' },
    { at: 'firma', event: BACK, to: 'documento' },
    { at: 'firma', event: 'signed', effect: 'complete', to: 'informativa', own: true },
    { at: 'documento', event: 'signed', effect: 'complete', to: 'informativa', own: true },
  ],
});
