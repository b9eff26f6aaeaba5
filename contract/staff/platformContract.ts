import { CUSTOMER_CODE } from '../constants';
import { contractTypes } from '../contracts/contractDocument';
import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

const flag = { kind: 'flag' } as const;

/** Maximum size, in bytes, of a document that the provider uploads for a contract. */
export const CONTRACT_FILE_LIMIT = 10_000_000;

/** Names of the contract states, in the order of their numbers in contractStatus. */
export const contractStatusNames = ['none', 'toSign', 'signed', 'counterSigned', 'plain'] as const;

/**
 * Contract to offer to a school. Unless a document is uploaded, it is generated when it is first opened, with the data
 * of that day.
 */
export const newContractFields = fields({
  type: { kind: 'choice', required: true, of: contractTypes },
  year: {
    kind: 'number',
    required: true,
    integer: true,
    min: 2000,
    max: 2100,
    about: 'first year of the contract: 2026 for 2026/2027',
  },
  toSign: {
    ...flag,
    about: 'absent or true: the school head must sign it; false: it can only be read',
  },
});

export type NewContract = RecordOf<typeof newContractFields>;

/** Contract of a school as the provider sees it. */
export const platformContractFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName,
  fileName: { kind: 'text', required: true, readOnly: true, max: 120 },
  name: { kind: 'text', required: true, readOnly: true },
  ...newContractFields,
  anno: { kind: 'text', required: true, readOnly: true },
  status: {
    kind: 'number',
    required: true,
    readOnly: true,
    integer: true,
    about: '-1: no file; 0: to be signed; 1: signed; 2: counter-signed; 3: can only be read',
  },
  state: {
    kind: 'choice',
    required: true,
    readOnly: true,
    of: contractStatusNames,
    about: 'name of the status',
  },
  createdAt: { kind: 'instant', required: true, readOnly: true },
});

export type PlatformContract = RecordOf<typeof platformContractFields>;
