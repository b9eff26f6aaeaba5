import type { Field } from '../../../contract/schema/fields';
import { kinds } from '../record/kinds';
import { wordsOf } from '../record/textOf';
import type { Words } from '../record/words';
import { type FormValue, formKind } from './formKinds';
import type { FormSpec } from './formSpec';
import { membersOf } from './formValues';

/** Returns the value of an input in words: a date as typed, a choice by its name, rows joined. */
export function shownValue({ fields }: FormSpec, name: string, value: FormValue, words: Words): string {
  const [top = '', ...inside] = name.split('.');
  const field = inside.reduce<Field | undefined>((at, member) => at && membersOf(at)?.[member], fields[top]);
  if (!field) return '';
  if (typeof value === 'string' && !['choice', 'file', 'attachment', 'markup'].includes(field.kind))
    return value;
  return kinds[field.kind].text(formKind(field).fromForm(value), wordsOf(words, name), field);
}
