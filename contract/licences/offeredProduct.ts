import { fields, type RecordOf } from '../schema/fields';
import { licenceTypes } from './licenceProduct';

/** Product on offer (decision Q-120). */
export const offeredProductFields = fields({
  idProdotto: { kind: 'text', required: true, max: 20 },
  tipo: { kind: 'choice', required: true, of: licenceTypes },
  descrizione: { kind: 'text', required: true, max: 200 },
  about: { kind: 'text', required: true, max: 500, about: 'purpose of the product, in Italian' },
  link: { kind: 'text', max: 500, pattern: /^https:\/\//, about: 'address of further information' },
});
export type OfferedProduct = RecordOf<typeof offeredProductFields>;
