import {
  type ContractStatus,
  type ContractType,
  contractStatus,
} from '../../contract/contracts/contractDocument';
import { contractStatusNames, type NewContract } from '../../contract/staff/platformContract';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';
import { contractNames } from '../i18n/contract.it';

/** Derives the name and file name of a contract of a year. */
export function contractFacts({ type, year }: { readonly type: ContractType; readonly year: number }) {
  const anno = `${year}/${year + 1}`;
  const name = `${contractNames[type]} ${anno}`;
  const fileName = `${name
    .toLowerCase()
    .replace(/['’]/g, '-')
    .replace(/[^a-z0-9]+/g, '-')}.pdf`;
  return { name, anno, fileName };
}

/** A contract offered to a school. */
export interface OfferedContract {
  readonly customerCode: string;
  readonly type: ContractType;
  readonly year: number;
  readonly status: ContractStatus;
  readonly at: Date;
}

/** Returns the initial state of a contract. */
export const statusOf = ({ toSign }: Pick<NewContract, 'toSign'>): ContractStatus =>
  (toSign ?? true) ? contractStatus.toSign : contractStatus.plain;

/**
 * Offers contracts to schools; an existing contract stays unchanged.
 * @returns how many are new
 */
export function offerContracts(tx: Tx, contracts: readonly OfferedContract[]): Promise<number> {
  return insertRows(
    tx,
    'contract_document',
    {
      customer_code: 'text',
      file_name: 'text',
      name: 'text',
      type: 'text',
      anno: 'text',
      status: 'integer',
      clausola1: 'boolean',
      clausola2: 'boolean',
      created_at: 'timestamptz',
    },
    contracts.map(({ customerCode, type, year, status, at }) => {
      const { name, anno, fileName } = contractFacts({ type, year });
      const agreed = status === contractStatus.signed || status === contractStatus.counterSigned;
      return [customerCode, fileName, name, type, anno, status, agreed, agreed, at];
    }),
    'skip',
  );
}

/** Reads the contracts of a school, the latest year first. */
export async function offeredTo(tx: Tx, customerCode: string) {
  const rows = await tx
    .selectFrom('contract_document')
    .select(['file_name', 'name', 'type', 'anno', 'status', 'created_at'])
    .where('customer_code', '=', customerCode)
    .orderBy('anno', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ file_name, created_at, ...row }) => ({
    ...row,
    school: customerCode,
    year: Number(row.anno.slice(0, 4)),
    toSign: row.status !== contractStatus.plain,
    // The array begins with the name of the state -1.
    state: contractStatusNames[row.status + 1] ?? 'none',
    fileName: file_name,
    createdAt: created_at.toISOString(),
  }));
}
