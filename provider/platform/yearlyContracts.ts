import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

/** The yearly contract that a school has of a product: what it can renew, or restore, follows from it. */
export interface YearlyContract {
  readonly customerCode: string;
  readonly product: string;
  readonly platform: 'B' | 'C';
  readonly startsOn: string;
  readonly endsOn: string;
  /** Cents a year, as paid now; kept as it is where the contract is there already. */
  readonly fee: number;
  /** Cents a year, as the school is offered it; null where the list price holds. */
  readonly proposedFee: number | null;
  /** N: the school said that it does not want it again. */
  readonly approval: 'S' | 'N' | null;
}

/** Writes yearly contracts, those that are there anew. */
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
