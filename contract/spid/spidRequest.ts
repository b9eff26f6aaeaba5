import { fields, type RecordOf } from '../schema/fields';
import { pendingSignature } from '../signing/signing';

/** How far the school's request to the agency is, in the order in which it goes. */
export const spidRequestStates = ['NON_GENERATA', 'DA_FIRMARE', 'PRESA_IN_CARICO', 'APPROVATA'] as const;
export type SpidRequestState = (typeof spidRequestStates)[number];

/** The school's request that people may sign in with the national digital identities. */
export const spidRequestFields = fields({
  statusRichiesta: { kind: 'choice', required: true, of: spidRequestStates },
  nomeCognomeSoggettoReferente: { kind: 'text', privacy: 'personal' },
  codiceFiscaleSoggettoReferente: { kind: 'text', privacy: 'personal' },
  titoloSoggettoReferente: { kind: 'text' },
  qualificaSoggettoReferente: { kind: 'text' },
  telSoggettoReferente: { kind: 'text', privacy: 'personal' },
  modifiedDate: { kind: 'instant' },
  spidEnabled: { kind: 'flag', required: true, about: 'the switch of the school, as it is now' },
  documento: { kind: 'flag', required: true, about: 'whether the document of the request can be read' },
  dataFirma: { kind: 'instant', about: 'null while unsigned' },
  pending: pendingSignature,
  firmatario: { kind: 'text', privacy: 'personal', about: 'who signed it' },
});

export type SpidRequest = RecordOf<typeof spidRequestFields>;

/** What the document of the request is called. */
export const SPID_REQUEST_NAME = 'Richiesta di attivazione SPID/CIE/eIDAS';

/** How many points of the way are behind a request: generated, signed, approved. */
export const pointsReached = (state: SpidRequestState): number => spidRequestStates.indexOf(state);

/** The key of the archive of accesses: the customer code and the year that it ends in. */
export const spidLogKey = (customerCode: string): string => `${customerCode}2023`;

/** The last day that the archive covers. */
export const SPID_LOG_UNTIL = '2023-07-31';
