import { unreadableNames } from '../documents/unreadable';
import * as contractsMessages from '../messages/it/contracts';
import { fields, type RecordOf } from '../schema/fields';
import { pendingSignature } from '../signing/signing';

/** Types of contracts. S and RS: services; C and R: support; V and L: licences. R and RS restore lapsed contracts. */
export const contractTypes = ['S', 'RS', 'C', 'R', 'V', 'L'] as const;
export type ContractType = (typeof contractTypes)[number];

export const contractGroups = {
  service: ['S', 'RS'],
  support: ['C', 'R'],
  licence: ['V', 'L'],
} as const satisfies Record<string, readonly ContractType[]>;
export type ContractGroup = keyof typeof contractGroups;

export const restorations: readonly ContractType[] = ['R', 'RS'];

/** Returns the subject group of a contract type. */
export const groupOf = (type: ContractType): ContractGroup =>
  (Object.keys(contractGroups) as ContractGroup[]).find((group) =>
    (contractGroups[group] as readonly ContractType[]).includes(type),
  ) ?? 'service';

/** States of a contract's file: no file; to be signed; signed; counter-signed; download only. */
export const contractStatus = { none: -1, toSign: 0, signed: 1, counterSigned: 2, plain: 3 } as const;
export type ContractStatus = (typeof contractStatus)[keyof typeof contractStatus];

const path = { kind: 'text', max: 300 } as const;

/** Contract of the school (specification, part 2 §3). */
export const contractDocumentFields = fields({
  name: { kind: 'text', required: true, max: 200 },
  urlOriginal: path,
  pathOriginal: path,
  pathSigned: path,
  pathCounterSigned: path,
  urlDownload: path,
  status: { kind: 'number', required: true, integer: true, min: -1, max: 3 },
  type: { kind: 'choice', required: true, of: contractTypes },
  anno: { kind: 'text', required: true, max: 9, about: 'the first 4 characters are the year' },
  toSign: {
    kind: 'flag',
    required: true,
    about: 'whether it can be signed now; false while a signature of it is being verified',
  },
  clausole: {
    kind: 'list',
    required: true,
    of: { kind: 'flag', required: true },
    min: 2,
    max: 2,
    about: 'whether each of the two clauses is accepted; while it is to be signed, by the caller',
  },
  read: { kind: 'flag', about: 'the caller confirms having read the current version' },
  unreadable: {
    kind: 'choice',
    of: unreadableNames,
    about:
      'why it cannot be read, or not completely: such a contract does not count as read and is not signed',
  },
  fileName: {
    kind: 'text',
    required: true,
    max: 120,
    about: 'last segment of the paths, by which calls name the contract',
  },
  signedAt: { kind: 'instant' },
  signer: { kind: 'text', privacy: 'personal' },
  counterSignedAt: { kind: 'instant' },
  counterRefusedAt: { kind: 'instant', about: 'when a counter-signature was last refused' },
  pending: pendingSignature,
  counterRefusal: {
    kind: 'text',
    about: 'why that counter-signature was refused; both are absent once one was accepted',
  },
});

export type ContractDocument = RecordOf<typeof contractDocumentFields>;

/** Returns the year of a contract. */
export const yearOf = ({ anno }: Pick<ContractDocument, 'anno'>): string => anno.slice(0, 4);

export const FILE_UNAVAILABLE = contractsMessages.fileUnavailable;
