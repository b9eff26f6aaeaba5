import type { ReactNode } from 'react';
import type { Field } from '../../../../contract/fields';
import type { Resource } from '../../declaration/defineResource';
import type { Words } from '../../words';
import { FlagInput } from './FlagInput';
import type { InputProps } from './InputProps';
import { TextInput } from './TextInput';

/** One row of this table for each kind of field that a form can ask for, see formKinds.ts. */
const inputs: { readonly [K in Field['kind']]?: (props: InputProps) => ReactNode } = {
  text: TextInput,
  day: TextInput,
  flag: FlagInput,
};

interface FieldInputProps {
  readonly resource: Resource;
  readonly name: string;
  readonly words: Words;
  /** The key of the words that say why it cannot be changed. */
  readonly locked: string | undefined;
}

/** The input of a field. */
export function FieldInput({ resource, name, words, locked }: FieldInputProps) {
  const field = resource.fields[name];
  const Input = field && inputs[field.kind];
  if (!Input) return null;
  return (
    <Input
      name={name}
      label={words.label(name)}
      field={field}
      why={locked && words.say(`locked.${locked}`)}
      capitals={resource.form.capitals?.includes(name) ?? false}
    />
  );
}
