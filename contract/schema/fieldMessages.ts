import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { fileTypes, sizeText } from '../values/files';
import { showEuro } from '../values/showMoney';
import type { Constraint, Field } from './fields';

/** The default sentence for each violated constraint, used unless the field declares its own in `say`. */
const general: Record<Constraint, (field: Field) => string> = {
  required: () => fieldsMessages.required,
  type: (field) => {
    if (field.kind === 'day') return fieldsMessages.day;
    if (field.kind === 'money') return fieldsMessages.amount;
    if (field.kind === 'file' || field.kind === 'attachment')
      return message(fieldsMessages.fileType, { types: field.of.map((type) => fileTypes[type].said) });
    return fieldsMessages.invalid;
  },
  min: (field) => {
    if (field.kind === 'text') return message(fieldsMessages.textTooShort, { min: limit(field, 'min') });
    if (field.kind === 'list' && field.of.kind === 'attachment')
      return message(fieldsMessages.fewFiles, { min: limit(field, 'min') });
    return message(fieldsMessages.min, { limit: limit(field, 'min') });
  },
  max: (field) => {
    if (field.kind === 'text' || field.kind === 'markup')
      return message(fieldsMessages.textTooLong, { max: limit(field, 'max') });
    if (field.kind === 'file' || field.kind === 'attachment')
      return message(fieldsMessages.fileTooLarge, { size: sizeText(field.max) });
    if (field.kind === 'list' && field.of.kind === 'attachment')
      return message(fieldsMessages.manyFiles, { max: limit(field, 'max') });
    return message(fieldsMessages.max, { limit: limit(field, 'max') });
  },
  pattern: () => fieldsMessages.invalid,
  choice: () => fieldsMessages.choice,
  decimals: (field) => message(fieldsMessages.decimals, { limit: limit(field, 'decimals') }),
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
