import { foreignResource } from '../../../src/engine/declaration/foreignResource';
import { permission } from '../permissions';
import { bicycles } from './bicycles';
import { workshop } from './workshop';

export const repairs = foreignResource('repairs', {
  ...workshop,
  can: {
    list: permission('repair', 'list'),
    create: permission('repair', 'update'),
    update: permission('repair', 'update'),
  },
  fields: {
    work: { kind: 'text', required: true, max: 120 },
    bicycle: { kind: 'ref', to: bicycles.name, required: true },
    price: { kind: 'money', min: 0 },
    state: { kind: 'choice', of: ['waiting', 'done'], readOnly: true },
  },
  list: { columns: ['work', 'bicycle', 'price', 'state'], sort: 'work' },
  actions: {
    finish: {
      rules: [
        { where: { state: 'waiting' }, say: 'È già conclusa', brief: 'già conclusa |||| già concluse' },
      ],
      set: { state: 'done' },
    },
  },
  words: {
    it: {
      name: 'Riparazione |||| Riparazioni',
      fields: { work: 'Lavoro', bicycle: 'Bicicletta', price: 'Prezzo', state: 'Stato' },
      values: { state: { waiting: 'In attesa', done: 'Conclusa' } },
      actions: { finish: 'Concludi' },
    },
    en: {
      name: 'Repair |||| Repairs',
      fields: {},
      actions: { finish: 'Finish' },
      sentences: {
        'È già conclusa': 'It is finished already',
        'già conclusa |||| già concluse': 'finished already',
      },
    },
  },
});
