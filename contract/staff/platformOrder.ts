import { CUSTOMER_CODE } from '../constants';
import { orderStates } from '../orders/order';
import { orderKinds } from '../orders/price';
import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

/** States as the schools' endpoints name them, and that of an order withdrawn by the school. */
export const platformOrderStates = [...orderStates, 'ANNULLATO'] as const;

/** Order of a school, as a row of the provider's list. */
export const platformOrderFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName,
  number: { kind: 'number', required: true, integer: true, about: 'counted within the school' },
  kind: { kind: 'choice', required: true, of: orderKinds },
  services: { kind: 'flag', required: true, about: 'of services, not of programs' },
  state: { kind: 'choice', required: true, of: platformOrderStates },
  products: { kind: 'text', required: true, about: 'their codes, commas between them' },
  fees: {
    kind: 'text',
    required: true,
    about: 'the yearly fee of each product that was ordered, in euros before VAT',
  },
  due: { kind: 'money', required: true, about: 'with VAT' },
  mepa: { kind: 'flag', required: true },
  mepaError: { kind: 'text', about: 'what does not fit in the order that came from MEPA' },
  toBePaid: { kind: 'flag', required: true, about: 'a private school whose transfer has not arrived' },
  createdAt: { kind: 'instant', required: true },
  createdName: { kind: 'text', required: true, privacy: 'personal', about: 'who ordered' },
});

export type PlatformOrder = RecordOf<typeof platformOrderFields>;
