import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useRelated } from '../../record/related';
import { type FieldOf, type InputProps, inputId } from './InputProps';
import { RecordPicker } from './RecordPicker';
import { TextInput } from './TextInput';

/** A record of another resource; whoever may not list those types its key. */
export function RefInput({ field, ...props }: InputProps<FieldOf<'ref'>>) {
  const to = useRelated(field.to);
  const open = to?.wire.list.answers === 'whole' && props.why === undefined;
  return open ? <RecordPicker {...props} to={to} several={false} /> : <TextInput {...props} field={field} />;
}

/** Several of them; whoever may not list those sees their keys. */
export function RefsInput({ field, ...props }: InputProps<FieldOf<'list'>>) {
  const to = useRelated(field.of.kind === 'ref' ? field.of.to : '');
  const open = to?.wire.list.answers === 'whole' && props.why === undefined;
  return open ? <RecordPicker {...props} to={to} several /> : <Keys {...props} field={field} />;
}

function Keys({ name, label, why, help }: InputProps<FieldOf<'list'>>) {
  const { field: input } = useController<Record<string, readonly string[]>>({ name });
  return (
    <TextField
      id={inputId(name)}
      label={label}
      value={(input.value ?? []).join(', ')}
      helperText={why ?? help}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
      sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
    />
  );
}
