import type { PendingSignature } from '../signing/signing';
import {
  type PreservationKind,
  type PreservationStatus,
  preservationDocuments,
  preservationKinds,
} from './preservation';

/** Names of the fields of the status for each document; some spell its kind differently. */
const namesOf = {
  Contratto: { url: 'urlContratto', filename: 'filenameContratto' },
  Allegato: { url: 'urlAllegato', filename: 'filenameAllegato' },
  Affidamento: { url: 'urlAffidamento', filename: 'filenameAffidamento' },
  Attivazione: { url: 'urlRichiestaAttivazione', filename: 'filenameRichiestaAttivazione' },
} as const;

/** Document of the activation with its state. */
export interface PreservationDocument {
  readonly kind: PreservationKind;
  readonly name: string;
  readonly filename: string;
  /** Path that changes each time the document is created for other people; undefined while there is none. */
  readonly path: string | undefined;
  /**
   * - `absent`: not requested yet;
   * - `processing`: being created (its url is null);
   * - `failed`: could not be created;
   * - `unsigned`, `signed`: exists;
   * - `waiting`: signed, and counts as signed once the certificate is checked.
   */
  readonly state: 'absent' | 'processing' | 'failed' | 'unsigned' | 'waiting' | 'signed';
  /** Signature whose certificate is still to be checked, or was refused by the check. */
  readonly pending: PendingSignature | undefined;
  /** Time of the signature, ISO 8601. */
  readonly signedAt: string | undefined;
}

/** Returns the document of a kind from the status of the activation. */
export function documentIn(status: PreservationStatus, kind: PreservationKind): PreservationDocument {
  const names = namesOf[kind];
  const signedAt = status[`dataFirma${kind}`] ?? undefined;
  const there = Boolean(status[names.url]);
  const awaited = status.nonGenerati.includes(kind) ? 'failed' : 'processing';
  const pending = status.pending?.find(({ tipoDocumento }) => tipoDocumento === kind);
  const toSign = pending?.state === 'waiting' ? 'waiting' : 'unsigned';
  const unsigned = there ? toSign : status.richiesti ? awaited : 'absent';
  const { name } = preservationDocuments[kind];
  const filename = status[names.filename] ?? `${kind}.pdf`;
  const path = status[`originalPath${kind}`] ?? undefined;
  return { kind, name, filename, path, signedAt, pending, state: signedAt ? 'signed' : unsigned };
}

/** Returns all documents in display order. */
export const documentsIn = (status: PreservationStatus): readonly PreservationDocument[] =>
  preservationKinds.map((kind) => documentIn(status, kind));

/** Returns whether a document is still being created, so that the status must be polled. */
export const isLoading = (status: PreservationStatus): boolean =>
  documentsIn(status).some(({ state }) => state === 'processing');

/** Returns whether a signature waits for the check of its certificate, so that the status must be polled. */
export const isWaiting = (status: PreservationStatus): boolean =>
  documentsIn(status).some(({ state }) => state === 'waiting');

/** Returns whether all four documents are signed, which the confirmation of the activation requires. */
export const allSigned = (status: PreservationStatus): boolean =>
  documentsIn(status).every(({ state }) => state === 'signed');

/** Returns the current step of the activation: 1 data, 2 signatures, 3 done. */
export const stepOf = (status: PreservationStatus): 1 | 2 | 3 =>
  status.completed ? 3 : status.richiesti ? 2 : 1;

/** Next task of an activation that is not completed, or the event for which it waits. */
export type PreservationStage =
  | 'data'
  | 'otherHead'
  | 'failed'
  | 'making'
  | 'signing'
  | 'checking'
  | 'confirming';

/**
 * Returns the current stage. A document that must be created again takes precedence over signing, because signatures
 * would be lost.
 */
export function stageOf(status: PreservationStatus): PreservationStage {
  if (stepOf(status) === 1) return 'data';
  if (allSigned(status)) return 'confirming';
  if (status.dsCambiato) return 'otherHead';
  const states = documentsIn(status).map(({ state }) => state);
  if (states.includes('failed')) return 'failed';
  if (states.includes('processing')) return 'making';
  return states.includes('unsigned') ? 'signing' : 'checking';
}

/** Polling interval of the status while documents are created, in milliseconds. */
export const PRESERVATION_POLLING = 5_000;
