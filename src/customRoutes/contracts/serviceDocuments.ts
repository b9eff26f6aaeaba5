import type { PreservationKind, PreservationStatus } from '../../../contract/preservation/preservation';
import { documentsIn, type PreservationDocument } from '../../../contract/preservation/procedure';
import type { PendingSignature } from '../../../contract/signing/signing';
import { SPID_REQUEST_NAME, type SpidRequest } from '../../../contract/spid/spidRequest';
import { dayInRome, showDay } from '../../../contract/values/dates';
import type { useSay } from '../../i18n/useSay';

/** A document of a service of the school: one of preservation, or the SPID request to AgID. */
export interface ServiceDocument {
  /** Key of the document in the address of the page. */
  readonly id: string;
  readonly of: 'preservation' | 'spid';
  /** Kind, for one of the four documents of preservation. */
  readonly kind?: PreservationKind;
  readonly name: string;
  /** State in words. */
  readonly words: string;
  /** Whether its file exists. */
  readonly there: boolean;
  readonly toSign: boolean;
  readonly signed: boolean;
  readonly pending: PendingSignature | null | undefined;
}

type Say = ReturnType<typeof useSay>;

/** Key of the SPID request to AgID in the address of the page. */
const REQUEST = 'richiesta-spid';

/** Returns the documents of the school's services. @param request null if there is none */
export const serviceDocumentsOf = (
  status: PreservationStatus | null | undefined,
  request: SpidRequest | null | undefined,
  say: Say,
): readonly ServiceDocument[] => [
  ...(status ? documentsIn(status).flatMap((document) => preservationOf(document, status, say)) : []),
  ...(request ? [requestOf(request, say)] : []),
];

function preservationOf(
  { kind, name, state, signedAt, pending }: PreservationDocument,
  status: PreservationStatus,
  say: Say,
): readonly ServiceDocument[] {
  if (state === 'absent') return [];
  const there = state === 'unsigned' || state === 'waiting' || state === 'signed';
  // For documents of preservation, a path that differs from the original one means signed (specification, part 2 §3).
  const signed = there && status[`path${kind}`] !== status[`originalPath${kind}`];
  const unsigned = state === 'unsigned' ? say('documents.states.toSign') : say(`documents.states.${state}`);
  const words = signed && signedAt ? say('documents.states.signedOn', { day: day(signedAt) }) : unsigned;
  const toSign = state === 'unsigned' && !signed;
  return [
    { id: `conservazione-${kind}`, of: 'preservation', kind, name, words, there, toSign, signed, pending },
  ];
}

function requestOf(
  { statusRichiesta, documento, dataFirma, pending }: SpidRequest,
  say: Say,
): ServiceDocument {
  const waiting = pending?.state === 'waiting';
  const signed = dataFirma && say('documents.states.signedOn', { day: day(dataFirma) });
  return {
    id: REQUEST,
    of: 'spid',
    name: SPID_REQUEST_NAME,
    words: waiting
      ? say('documents.states.waiting')
      : [say(`documents.states.${statusRichiesta}`), signed].filter(Boolean).join('. '),
    there: documento,
    toSign: documento && statusRichiesta === 'DA_FIRMARE' && !waiting,
    signed: Boolean(signed),
    pending,
  };
}

const day = (moment: string): string => showDay(dayInRome(moment));
