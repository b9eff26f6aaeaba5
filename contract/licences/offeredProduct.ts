import { fields, type RecordOf } from '../schema/fields';
import { licenceTypes } from './licenceProduct';

/** Product on offer (decision Q-120). */
export const offeredProductFields = fields({
  idProdotto: { kind: 'text', required: true, max: 20 },
  tipo: { kind: 'choice', required: true, of: licenceTypes },
  descrizione: { kind: 'text', required: true, max: 200 },
  about: { kind: 'text', required: true, max: 500, about: 'what it is for, in Italian' },
  link: { kind: 'text', max: 500, pattern: /^https:\/\//, about: 'where to read more' },
});
export type OfferedProduct = RecordOf<typeof offeredProductFields>;
