import type { Band } from '../../contract/orders/products';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

/** Data of a school as a customer, in addition to its record. */
export interface CustomerRecord {
  readonly customerCode: string;
  readonly vatNumber: string | null;
  /** Band according to the number of pupils; null for private schools. */
  readonly band: Band | null;
  /** `S` if the letter that appoints the data processor was sent, `N` if not; null if unknown. */
  readonly processorLetter: 'S' | 'N' | null;
}

/** Replaces the customer data of schools. */
export async function writeCustomerRecords(tx: Tx, records: readonly CustomerRecord[]): Promise<void> {
  await insertRows(
    tx,
    'customer_record',
    { customer_code: 'text', vat_number: 'text', band: 'text', processor_letter: 'text' },
    records.map(({ customerCode, vatNumber, band, processorLetter }) => [
      ...[customerCode, vatNumber, band, processorLetter],
    ]),
    { key: ['customer_code'], set: ['vat_number', 'band', 'processor_letter'] },
  );
}
