import * as fieldsMessages from '../messages/it/fields';
import { fields, type RecordOf } from '../schema/fields';
import { pendingSignatureFields } from '../signing/signing';
import { TAX_CODE } from '../values/codiceFiscale';

/** Signer of a document: the school head, or the preservation manager appointed by the school. */
export type PreservationSigner = 'DS' | 'manager';

/**
 * Documents that activate digital preservation, by the kind that endpoints use (`tipoDocumento`). `pages` is the number
 * of pages to show while the file does not exist yet.
 */
export const preservationDocuments = {
  Contratto: { name: 'Contratto', signer: 'DS', pages: 10 },
  Allegato: { name: 'Clausole Vessatorie', signer: 'DS', pages: 1 },
  Affidamento: { name: 'Atto affidamento', signer: 'manager', pages: 5 },
  Attivazione: { name: 'Scheda attivazione', signer: 'DS', pages: 3 },
} as const satisfies Record<string, { name: string; signer: PreservationSigner; pages: number }>;

export type PreservationKind = keyof typeof preservationDocuments;

export const preservationKinds = Object.keys(preservationDocuments) as readonly PreservationKind[];

/** Parameter `tipoDocumento` of endpoints. */
export const preservationKindFields = fields({
  tipoDocumento: {
    kind: 'choice',
    required: true,
    of: ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'],
  },
});

/** Person responsible for the preservation of the school's documents. */
export const preservationManagerFields = fields({
  name: {
    kind: 'text',
    required: true,
    max: 100,
    pattern: /\S/,
    privacy: 'personal',
    say: { required: fieldsMessages.required, pattern: fieldsMessages.required },
  },
  cf: {
    kind: 'text',
    required: true,
    max: 16,
    pattern: TAX_CODE,
    privacy: 'personal',
    say: { required: fieldsMessages.taxCodeRequired, pattern: fieldsMessages.invalidTaxCode },
  },
});

export type PreservationManager = RecordOf<typeof preservationManagerFields>;

const signedOn = { kind: 'instant', about: 'null while unsigned' } as const;
const url = { kind: 'text', about: 'null while the document is being made' } as const;
const text = { kind: 'text' } as const;
const path = { kind: 'text', about: 'equal to the original path while unsigned' } as const;

/** State of the activation, as in the response of the specification's endpoint. */
export const preservationStatusFields = fields({
  customerCode: { kind: 'text', required: true },
  completed: { kind: 'flag', required: true },
  dataFirmaContratto: signedOn,
  dataFirmaAllegato: signedOn,
  dataFirmaAffidamento: signedOn,
  dataFirmaAttivazione: signedOn,
  urlContratto: url,
  urlAllegato: url,
  urlAffidamento: url,
  urlRichiestaAttivazione: url,
  filenameContratto: text,
  filenameAllegato: text,
  filenameAffidamento: text,
  filenameRichiestaAttivazione: text,
  pathContratto: path,
  pathAllegato: path,
  pathAffidamento: path,
  pathAttivazione: path,
  originalPathContratto: text,
  originalPathAllegato: text,
  originalPathAffidamento: text,
  originalPathAttivazione: text,
  originalUrlContratto: text,
  originalUrlAllegato: text,
  originalUrlAffidamento: text,
  originalUrlAttivazione: text,
  richiesti: { kind: 'flag', required: true, about: 'whether the documents have been asked for' },
  nonGenerati: {
    kind: 'list',
    required: true,
    of: preservationKindFields.tipoDocumento,
    about: 'documents that could not be created; requesting them again retries',
  },
  dsCambiato: {
    kind: 'flag',
    required: true,
    about:
      'whether the documents name another school head than the current one, so that they must be created again',
  },
  pending: {
    kind: 'list',
    of: {
      kind: 'record',
      required: true,
      of: fields({ ...preservationKindFields, ...pendingSignatureFields }),
    },
    about: 'signatures whose certificates are still to be checked, or were refused by the check',
  },
  configurato: { kind: 'instant', about: 'when the provider put the service to work' },
});

export type PreservationStatus = RecordOf<typeof preservationStatusFields>;
