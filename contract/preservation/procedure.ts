import type { PendingSignature } from '../signing/signing';
import {
  type PreservationKind,
  type PreservationStatus,
  preservationDocuments,
  preservationKinds,
} from './preservation';

/** What the status says of one document; its kind is spelt otherwise in some of the names. */
const namesOf = {
  Contratto: { url: 'urlContratto', filename: 'filenameContratto' },
  Allegato: { url: 'urlAllegato', filename: 'filenameAllegato' },
  Affidamento: { url: 'urlAffidamento', filename: 'filenameAffidamento' },
  Attivazione: { url: 'urlRichiestaAttivazione', filename: 'filenameRichiestaAttivazione' },
} as const;

/** A document of the activation, as far as it is. */
export interface PreservationDocument {
  readonly kind: PreservationKind;
  readonly name: string;
  readonly filename: string;
  /** Another one for each time that it was made, for other people; absent while it is not there. */
  readonly path: string | undefined;
  /**
   * - `absent`: nobody asked for it yet;
   * - `processing`: it is being made (its url is null);
   * - `failed`: it could not be made;
   * - `unsigned`, `signed`: it is there;
   * - `waiting`: it was signed, and counts as such once the certificate was checked.
   */
  readonly state: 'absent' | 'processing' | 'failed' | 'unsigned' | 'waiting' | 'signed';
  /** A signature that waits, or was refused after it had waited. */
  readonly pending: PendingSignature | undefined;
  /** ISO 8601. */
  readonly signedAt: string | undefined;
}

/** One document of a status. */
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

/** All of them, in the order in which they are shown. */
export const documentsIn = (status: PreservationStatus): readonly PreservationDocument[] =>
  preservationKinds.map((kind) => documentIn(status, kind));

/** Whether some document is still being made: the status is to be asked for again. */
export const isLoading = (status: PreservationStatus): boolean =>
  documentsIn(status).some(({ state }) => state === 'processing');

/** Whether a signature on some document waits: the status is to be asked for again. */
export const isWaiting = (status: PreservationStatus): boolean =>
  documentsIn(status).some(({ state }) => state === 'waiting');

/** Whether all four documents are signed: only then the activation can be confirmed. */
export const allSigned = (status: PreservationStatus): boolean =>
  documentsIn(status).every(({ state }) => state === 'signed');

/** The step that the activation is at: 1 the data, 2 the signatures, 3 done. */
export const stepOf = (status: PreservationStatus): 1 | 2 | 3 =>
  status.completed ? 3 : status.richiesti ? 2 : 1;

/** What is to be done next for an activation that is not completed, or waited for. */
export type PreservationStage =
  | 'data'
  | 'otherHead'
  | 'failed'
  | 'making'
  | 'signing'
  | 'checking'
  | 'confirming';

/** Where it is: what has to be made again comes before what would be in vain until then. */
export function stageOf(status: PreservationStatus): PreservationStage {
  if (stepOf(status) === 1) return 'data';
  if (allSigned(status)) return 'confirming';
  if (status.dsCambiato) return 'otherHead';
  const states = documentsIn(status).map(({ state }) => state);
  if (states.includes('failed')) return 'failed';
  if (states.includes('processing')) return 'making';
  return states.includes('unsigned') ? 'signing' : 'checking';
}

/** Milliseconds between two looks at the status while documents are made. */
export const PRESERVATION_POLLING = 5_000;
