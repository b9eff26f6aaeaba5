import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Field } from '../../../../contract/schema/fields';
import { loaded } from '../../../ui/loaded';
import type { Words } from '../../record/words';
import { AttachmentInput } from './AttachmentInput';
import { ChoiceInput } from './ChoiceInput';
import { ChoicesInput } from './ChoicesInput';
import { FileInput } from './FileInput';
import { FlagInput } from './FlagInput';
import type { FieldOf, InputProps } from './InputProps';
import { MarkupInput } from './MarkupInput';
import { RecordInput } from './RecordInput';
import { RefInput, RefsInput } from './RefInput';
import { RowsInput } from './RowsInput';
import { TextInput } from './TextInput';

type Input<K extends Field['kind']> = (props: InputProps<FieldOf<K>>) => ReactNode;

/** Lists are asked for by what they are lists of. */
const lists: { readonly [K in Field['kind']]?: Input<'list'> } = {
  text: TextInput,
  list: TextInput,
  number: TextInput,
  choice: ChoicesInput,
  ref: RefsInput,
  record: RowsInput,
};

/** One row of this table for each kind of field that a form can ask for, see formKinds.ts. */
const inputs: { readonly [K in Field['kind']]?: Input<K> } = {
  text: TextInput,
  markup: MarkupInput,
  number: TextInput,
  money: TextInput,
  day: TextInput,
  instant: TextInput,
  flag: FlagInput,
  choice: ChoiceInput,
  ref: RefInput,
  list: (props) => lists[props.field.of.kind]?.(props),
  record: RecordInput,
  file: FileInput,
  attachment: AttachmentInput,
};

interface FieldInputProps {
  /** Its path in the form. */
  readonly name: string;
  readonly field: Field;
  readonly words: Words;
  /** Why it cannot be changed. */
  readonly why?: string | undefined;
  readonly required?: boolean;
  readonly capitals?: boolean;
  readonly unlock?: (() => void) | undefined;
  /** What does not fit, though it is not refused; empty where all is well, undefined where nobody looks. */
  readonly warning?: string | undefined;
  /** Loads the input that stands in place of that of its kind. */
  readonly own?: (() => Promise<ComponentType<never>>) | undefined;
}

/** The input of a field. */
export function FieldInput({
  name,
  field,
  words,
  why,
  required,
  capitals = false,
  own,
  ...more
}: FieldInputProps) {
  const Input = own
    ? loaded<InputProps<never>>(own)
    : (inputs[field.kind] as Input<Field['kind']> | undefined);
  if (!Input) return null;
  const input = (
    <Input
      name={name}
      label={words.label(name)}
      field={field as never}
      words={words}
      why={why}
      unlock={more.unlock}
      warning={more.warning}
      help={words.help(name)}
      required={required ?? field.required === true}
      capitals={capitals}
      inside={(props) => <FieldInput {...props} words={words} />}
    />
  );
  return own ? <Suspense>{input}</Suspense> : input;
}
