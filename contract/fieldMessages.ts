import type { Constraint, Field } from './fields';
import { sizeText, typeNames } from './files';

/** The general sentence for a refused field, used where the field itself says nothing better. */
const general: Record<Constraint, (field: Field) => string> = {
  required: () => 'Campo obbligatorio',
  type: (field) => {
    if (field.kind === 'day') return 'Inserire la data nel formato DD/MM/YYYY';
    if (field.kind === 'file')
      return `Il file non è di un tipo previsto: scegliere un file ${typeNames(field.of)}`;
    return 'Campo non valido';
  },
  min: (field) =>
    field.kind === 'text'
      ? `Servono almeno ${limit(field, 'min')} caratteri`
      : `Il minimo è ${limit(field, 'min')}`,
  max: (field) => {
    if (field.kind === 'text') return `Sono ammessi al massimo ${limit(field, 'max')} caratteri`;
    if (field.kind === 'file')
      return `Il file è troppo grande: può essere al massimo di ${sizeText(field.max)}`;
    return `Il massimo è ${limit(field, 'max')}`;
  },
  pattern: () => 'Campo non valido',
  choice: () => 'Scegliere uno dei valori proposti',
};

const limit = (field: Field, which: 'min' | 'max') =>
  which in field ? String(field[which as keyof Field]) : '';

/** The Italian sentence that tells why `field` was refused for `constraint`. */
export function fieldMessage(field: Field, constraint: Constraint): string {
  return field.say?.[constraint] ?? general[constraint](field);
}
