import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

/** A school's yearly contract for a product, which determines what it can renew or restore. */
export interface YearlyContract {
  readonly customerCode: string;
  readonly product: string;
  readonly platform: 'B' | 'C';
  readonly startsOn: string;
  readonly endsOn: string;
  /** The fee currently paid, in cents a year; not changed if the contract already exists. */
  readonly fee: number;
  /** The fee offered to the school, in cents a year; null for the list price. */
  readonly proposedFee: number | null;
  /** N: the school has declined a renewal. */
  readonly approval: 'S' | 'N' | null;
}

/** Writes yearly contracts, replacing existing ones. */
export async function writeYearlyContracts(tx: Tx, contracts: readonly YearlyContract[]): Promise<void> {
  await insertRows(
    tx,
    'yearly_contract',
    {
      customer_code: 'text',
      product: 'text',
      platform: 'text',
      starts_on: 'date',
      ends_on: 'date',
      fee: 'integer',
      proposed_fee: 'integer',
      approval: 'text',
    },
    contracts.map((one) => [
      one.customerCode,
      one.product,
      one.platform,
      one.startsOn,
      one.endsOn,
      one.fee,
      one.proposedFee,
      one.approval,
    ]),
    {
      key: ['customer_code', 'product'],
      set: ['platform', 'starts_on', 'ends_on', 'proposed_fee', 'approval'],
    },
  );
}
