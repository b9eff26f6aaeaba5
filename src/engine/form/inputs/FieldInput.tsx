import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Field } from '../../../../contract/schema/fields';
import { loaded } from '../../../ui/loaded';
import { kitParts } from '../../declaration/kit';
import type { Words } from '../../record/words';
import { ChoiceInput } from './ChoiceInput';
import { ChoicesInput } from './ChoicesInput';
import { FileInput } from './FileInput';
import { FlagInput } from './FlagInput';
import type { FieldOf, InputProps } from './InputProps';
import { RecordInput } from './RecordInput';
import { RefInput, RefsInput } from './RefInput';
import { RowsInput } from './RowsInput';
import { TextInput } from './TextInput';

type Input<K extends Field['kind']> = (props: InputProps<FieldOf<K>>) => ReactNode;

/** Inputs for lists, by the kind of their items. */
const lists: { readonly [K in Field['kind']]?: Input<'list'> } = {
  text: TextInput,
  list: TextInput,
  number: TextInput,
  choice: ChoicesInput,
  ref: RefsInput,
  record: RowsInput,
};

/** The input for each kind of field that a form can edit, see formKinds.ts. */
const inputs: { readonly [K in Field['kind']]?: Input<K> } = {
  text: TextInput,
  number: TextInput,
  money: TextInput,
  day: TextInput,
  instant: TextInput,
  flag: FlagInput,
  choice: ChoiceInput,
  ref: RefInput,
  record: RecordInput,
  file: FileInput,
};

/** Returns the input for a field; formatted texts and attachments have theirs in the kit. */
function inputOf(field: Field): ComponentType<never> | undefined {
  const kit = kitParts().inputs;
  if (field.kind === 'markup' || field.kind === 'attachment') return kit?.[field.kind];
  if (field.kind !== 'list') return inputs[field.kind] as ComponentType<never> | undefined;
  return field.of.kind === 'attachment' ? kit?.attachments : lists[field.of.kind];
}

interface FieldInputProps extends Pick<InputProps, 'typing' | 'autoFocus'> {
  /** Its path in the form. */
  readonly name: string;
  readonly field: Field;
  readonly words: Words;
  /** The reason it is read-only. */
  readonly disabledReason?: string | undefined;
  readonly required?: boolean;
  readonly capitals?: boolean;
  readonly unlock?: (() => void) | undefined;
  /** A warning that does not block saving; empty if all is well, undefined if the input has no check. */
  readonly warning?: string | undefined;
  /** Loads the input that replaces the one of the field's kind. */
  readonly own?: (() => Promise<ComponentType<never>>) | undefined;
}

/** Renders the input of a field: the one given as `own`, otherwise the one for the kind of the field. */
export function FieldInput({
  name,
  field,
  words,
  disabledReason,
  required,
  capitals = false,
  own,
  ...more
}: FieldInputProps) {
  const Input = (own ? loaded(own) : inputOf(field)) as ComponentType<InputProps<never>> | undefined;
  if (!Input) return null;
  const input = (
    <Input
      name={name}
      label={words.label(name)}
      field={field as never}
      words={words}
      disabledReason={disabledReason}
      unlock={more.unlock}
      warning={more.warning}
      help={words.help(name)}
      required={required ?? field.required === true}
      capitals={capitals}
      typing={more.typing}
      autoFocus={more.autoFocus}
      inside={(props) => <FieldInput {...props} words={words} />}
    />
  );
  return own ? <Suspense>{input}</Suspense> : input;
}
