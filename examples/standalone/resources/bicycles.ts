import { foreignResource } from '../../../src/engine/declaration/foreignResource';
import { permission } from '../permissions';
import { workshop } from './workshop';

export const bicycles = foreignResource('bicycles', {
  ...workshop,
  whole: true,
  can: {
    list: permission('bicycle', 'list'),
    create: permission('bicycle', 'update'),
    update: permission('bicycle', 'update'),
  },
  fields: {
    frame: {
      kind: 'text',
      required: true,
      pattern: /^[A-Z]{2}\d{6}$/,
      say: { pattern: 'Scrivere due lettere maiuscole e sei cifre, come AB123456' },
    },
    model: { kind: 'text', required: true, max: 60 },
    kind: { kind: 'choice', required: true, of: ['city', 'racing', 'cargo'] },
    boughtOn: { kind: 'day', past: true },
  },
  list: { columns: ['frame', 'model', 'kind', 'boughtOn'], sort: 'frame' },
  related: { repairs: { by: 'bicycle' } },
  words: {
    it: {
      name: 'Bicicletta |||| Biciclette',
      fields: { frame: 'Telaio', model: 'Modello', kind: 'Tipo', boughtOn: 'Acquistata il' },
      values: { kind: { city: 'Città', racing: 'Corsa', cargo: 'Carico' } },
    },
    en: {
      name: 'Bicycle |||| Bicycles',
      fields: { boughtOn: 'Bought on' },
      sentences: {
        'Scrivere due lettere maiuscole e sei cifre, come AB123456':
          'Enter two capital letters and six digits, such as AB123456',
      },
    },
  },
});
