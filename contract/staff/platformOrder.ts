import { CUSTOMER_CODE } from '../constants';
import { orderStates } from '../orders/order';
import { orderKinds } from '../orders/price';
import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

/** States of an order as the endpoints of schools name them, and ANNULLATO for an order withdrawn by the school. */
export const platformOrderStates = [...orderStates, 'ANNULLATO'] as const;

/** Order of a school, as a row of the provider's list. */
export const platformOrderFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName,
  number: { kind: 'number', required: true, integer: true, about: 'sequence number within the school' },
  kind: { kind: 'choice', required: true, of: orderKinds },
  services: { kind: 'flag', required: true, about: 'true for services, false for programs' },
  state: { kind: 'choice', required: true, of: platformOrderStates },
  products: { kind: 'text', required: true, about: 'product codes, separated by commas' },
  fees: {
    kind: 'text',
    required: true,
    about: 'the yearly fee of each ordered product, in euros before VAT',
  },
  due: { kind: 'money', required: true, about: 'amount owed including VAT' },
  mepa: { kind: 'flag', required: true },
  mepaError: { kind: 'text', about: 'how the order received from MEPA differs from this one' },
  toBePaid: {
    kind: 'flag',
    required: true,
    about: 'whether the bank transfer of a private school has not arrived yet',
  },
  createdAt: { kind: 'instant', required: true },
  createdName: { kind: 'text', required: true, privacy: 'personal', about: 'who ordered' },
});

export type PlatformOrder = RecordOf<typeof platformOrderFields>;
