import type { ColumnType, Generated } from 'kysely';
import type { Order, OrderState, Renewable } from '../../contract/orders/order';
import type { OrderKind, Price } from '../../contract/orders/price';
import type { Band } from '../../contract/orders/products';
import type { Json } from './json';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface YearlyContractTable {
  customer_code: string;
  product: string;
  platform: string;
  starts_on: string;
  ends_on: string;
  /** Cents per year, as currently paid. */
  fee: number;
  /** Cents per year, as offered to the school; null if the list price applies. */
  proposed_fee: Later<number>;
  approval: Later<'S' | 'N'>;
  confirmed_at: Later<Date>;
}

interface CustomerRecordTable {
  customer_code: string;
  vat_number: string | null;
  band: Band | null;
  processor_letter: 'S' | 'N' | null;
}

interface SchoolOrderTable {
  customer_code: string;
  number: number;
  kind: OrderKind;
  services: boolean;
  status: Exclude<OrderState, 'FIRMATO'>;
  history: Json<Order['history'] & object>;
  lines: Json<readonly Renewable[] & object>;
  price: Json<Price>;
  private: boolean;
  band: Band | null;
  mepa: boolean;
  cig: string | null;
  order_number: string | null;
  order_date: string | null;
  mepa_error: Later<string>;
  mepa_articles: Json<readonly string[] & object>;
  contract_file: Later<string>;
  created_at: Date;
  created_by: string;
  created_name: string;
  withdrawn_at: Later<Date>;
  paid_at: Later<Date>;
  /** Beneficiary and account as they were when the order was offered; null in orders of previous releases. */
  beneficiary: Later<string>;
  account: Later<string>;
}

interface PriceYearTable {
  year: number;
  /** Maximum number of pupils of each of the first three bands (fasce). */
  first_limit: number;
  second_limit: number;
  third_limit: number;
  beneficiary: string;
  iban: string;
  bank: string | null;
  version: Generated<number>;
  changed_at: Date;
  changed_by: string;
}

interface PriceProductTable {
  year: number;
  product: string;
  name: string;
  services: boolean;
  /** Cents per year before VAT, by band. */
  first_fee: number;
  second_fee: number;
  third_fee: number;
  fourth_fee: number;
  private_fee: number;
  accessory_of: string | null;
  requires: readonly string[];
  reason: string | null;
  kept: boolean;
}

interface AgreedFeeTable {
  customer_code: string;
  year: number;
  product: string;
  fee: number;
  reason: string | null;
}

/** Tables of renewals and restorations, and of their prices. */
export interface OrderTables {
  yearly_contract: YearlyContractTable;
  customer_record: CustomerRecordTable;
  school_order: SchoolOrderTable;
  price_year: PriceYearTable;
  price_product: PriceProductTable;
  agreed_fee: AgreedFeeTable;
}
