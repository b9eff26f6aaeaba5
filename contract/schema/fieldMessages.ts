import { sizeText, typeNames } from '../values/files';
import { showEuro } from '../values/showMoney';
import type { Constraint, Field } from './fields';

/** The default sentences for a refused field, used unless the field declares its own. */
const general: Record<Constraint, (field: Field) => string> = {
  required: () => 'Campo obbligatorio',
  type: (field) => {
    if (field.kind === 'day') return 'Inserire la data nel formato DD/MM/YYYY';
    if (field.kind === 'money')
      return 'Scrivere un importo in euro, come 16,50: al massimo due cifre dopo la virgola';
    if (field.kind === 'file' || field.kind === 'attachment')
      return `Il file non è di un tipo previsto: scegliere un file ${typeNames(field.of)}`;
    return 'Campo non valido';
  },
  min: (field) => {
    if (field.kind === 'text') return `Servono almeno ${limit(field, 'min')} caratteri`;
    if (field.kind === 'list' && field.of.kind === 'attachment')
      return `File da allegare, almeno: ${limit(field, 'min')}`;
    return `Il minimo è ${limit(field, 'min')}`;
  },
  max: (field) => {
    if (field.kind === 'text' || field.kind === 'markup')
      return `Sono ammessi al massimo ${limit(field, 'max')} caratteri`;
    if (field.kind === 'file' || field.kind === 'attachment')
      return `Il file è troppo grande: può essere al massimo di ${sizeText(field.max)}`;
    if (field.kind === 'list' && field.of.kind === 'attachment')
      return `Si possono allegare al massimo ${limit(field, 'max')} file`;
    return `Il massimo è ${limit(field, 'max')}`;
  },
  pattern: () => 'Campo non valido',
  choice: () => 'Scegliere uno dei valori proposti',
  decimals: (field) => `Sono ammesse al massimo ${limit(field, 'decimals')} cifre dopo la virgola`,
};

function limit(field: Field, which: 'min' | 'max' | 'decimals'): string {
  if (!(which in field)) return '';
  const value = field[which as keyof Field];
  return field.kind === 'money' ? showEuro(Number(value)) : String(value);
}

/** Returns the Italian sentence that explains why `field` was refused for `constraint`. */
export function fieldMessage(field: Field, constraint: Constraint): string {
  return field.say?.[constraint] ?? general[constraint](field);
}
