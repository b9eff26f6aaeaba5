import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormState } from 'react-hook-form';
import type { Fields } from '../../../../contract/fields';
import type { Words } from '../../words';
import { FieldInput } from './FieldInput';
import { Group } from './Group';
import { type FieldOf, type InputProps, noteId } from './InputProps';

/** Inputs that belong together, under one name. */
export function RecordInput({ name, label, field, words, why, help }: InputProps<FieldOf<'record'>>) {
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  const note = typeof message === 'string' ? message : help;
  return (
    <Group label={label} describedBy={note ? noteId(name) : undefined}>
      <Members name={name} of={field.of} words={words} why={why} />
      {note && (
        <FormHelperText id={noteId(name)} error={typeof message === 'string'}>
          {note}
        </FormHelperText>
      )}
    </Group>
  );
}

interface MembersProps {
  readonly name: string;
  readonly of: Fields;
  readonly words: Words;
  readonly why: string | undefined;
}

/** The inputs inside a record, or inside one row. */
export function Members({ name, of, words, why }: MembersProps) {
  const asked = Object.entries(of).filter(([, field]) => !field.readOnly);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {asked.map(([member, field]) => (
        <FieldInput key={member} name={`${name}.${member}`} field={field} words={words} why={why} />
      ))}
    </Box>
  );
}
