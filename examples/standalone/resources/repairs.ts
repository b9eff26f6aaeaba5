import { foreignResource } from '../../../src/kit/foreignResource';
import { permission } from '../permissions';
import { bicycles } from './bicycles';
import { workshop } from './workshop';

export const repairs = foreignResource('repairs', {
  label: ['Riparazione', 'Repair'],
  labels: ['Riparazioni', 'Repairs'],
  ...workshop,
  can: {
    list: permission('repair', 'list'),
    create: permission('repair', 'update'),
    update: permission('repair', 'update'),
  },
  fields: {
    work: { kind: 'text', label: ['Lavoro', 'Work'], required: true, max: 120 },
    bicycle: { kind: 'ref', label: ['Bicicletta', 'Bicycle'], to: bicycles.name, required: true },
    price: { kind: 'money', label: ['Prezzo', 'Price'], min: 0 },
    state: {
      kind: 'choice',
      label: ['Stato', 'State'],
      of: { waiting: ['In attesa', 'Waiting'], done: ['Conclusa', 'Done'] },
      readOnly: true,
    },
  },
  list: { columns: ['work', 'bicycle', 'price', 'state'], sort: 'work' },
  actions: {
    finish: {
      label: ['Concludi', 'Finish'],
      rules: [
        {
          where: { state: 'waiting' },
          say: ['È già conclusa', 'It is finished already'],
          brief: ['già conclusa |||| già concluse', 'finished already'],
        },
      ],
      set: { state: 'done' },
    },
  },
});
