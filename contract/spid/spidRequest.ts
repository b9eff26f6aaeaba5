import { fields, type RecordOf } from '../schema/fields';
import { pendingSignature } from '../signing/signing';

/** States of the school's request to the agency, in order. */
export const spidRequestStates = ['NON_GENERATA', 'DA_FIRMARE', 'PRESA_IN_CARICO', 'APPROVATA'] as const;
export type SpidRequestState = (typeof spidRequestStates)[number];

/** Request of the school to let people sign in with the national digital identities. */
export const spidRequestFields = fields({
  statusRichiesta: { kind: 'choice', required: true, of: spidRequestStates },
  nomeCognomeSoggettoReferente: { kind: 'text', privacy: 'personal' },
  codiceFiscaleSoggettoReferente: { kind: 'text', privacy: 'personal' },
  titoloSoggettoReferente: { kind: 'text' },
  qualificaSoggettoReferente: { kind: 'text' },
  telSoggettoReferente: { kind: 'text', privacy: 'personal' },
  modifiedDate: { kind: 'instant' },
  spidEnabled: { kind: 'flag', required: true, about: 'current setting of the school' },
  documento: { kind: 'flag', required: true, about: 'whether the document of the request can be read' },
  dataFirma: { kind: 'instant', about: 'null while unsigned' },
  pending: pendingSignature,
  firmatario: { kind: 'text', privacy: 'personal', about: 'who signed it' },
});

export type SpidRequest = RecordOf<typeof spidRequestFields>;

/** Title of the request document. */
export const SPID_REQUEST_NAME = 'Richiesta di attivazione SPID/CIE/eIDAS';

/** Returns the number of completed stages of a request: generated, signed, approved. */
export const pointsReached = (state: SpidRequestState): number => spidRequestStates.indexOf(state);

/** Returns the key of the archive of accesses: the customer code and the year in which the archive ends. */
export const spidLogKey = (customerCode: string): string => `${customerCode}2023`;

/** Last day covered by the archive. */
export const SPID_LOG_UNTIL = '2023-07-31';
