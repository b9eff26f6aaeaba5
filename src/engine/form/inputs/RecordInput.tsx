import FormHelperText from '@mui/material/FormHelperText';
import { useFormState } from 'react-hook-form';
import { Group } from '../../../ui/Group';
import { type FieldOf, type InputProps, noteId } from './InputProps';
import { Members } from './Members';

/** Renders the inputs of a nested record, grouped under one label. */
export function RecordInput({
  name,
  label,
  field,
  disabledReason,
  help,
  inside,
}: InputProps<FieldOf<'record'>>) {
  const { errors } = useFormState({ name });
  const message = errors[name]?.message;
  const note = typeof message === 'string' ? message : help;
  return (
    <Group label={label} describedBy={note ? noteId(name) : undefined}>
      <Members name={name} of={field.of} disabledReason={disabledReason} inside={inside} />
      {note && (
        <FormHelperText id={noteId(name)} error={typeof message === 'string'}>
          {note}
        </FormHelperText>
      )}
    </Group>
  );
}
