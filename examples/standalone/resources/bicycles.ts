import { foreignResource } from '../../../src/kit/foreignResource';
import { permission } from '../permissions';
import { workshop } from './workshop';

export const bicycles = foreignResource('bicycles', {
  label: ['Bicicletta', 'Bicycle'],
  labels: ['Biciclette', 'Bicycles'],
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
      label: ['Telaio', 'Frame'],
      required: true,
      pattern: /^[A-Z]{2}\d{6}$/,
      say: {
        pattern: [
          'Scrivere due lettere maiuscole e sei cifre, come AB123456',
          'Enter two capital letters and six digits, such as AB123456',
        ],
      },
    },
    model: { kind: 'text', label: ['Modello', 'Model'], required: true, max: 60 },
    kind: {
      kind: 'choice',
      label: ['Tipo', 'Kind'],
      required: true,
      of: { city: ['Città', 'City'], racing: ['Corsa', 'Racing'], cargo: ['Carico', 'Cargo'] },
    },
    boughtOn: { kind: 'day', label: ['Acquistata il', 'Bought on'], past: true },
  },
  list: { columns: ['frame', 'model', 'kind', 'boughtOn'], sort: 'frame' },
  related: { repairs: { by: 'bicycle' } },
});
