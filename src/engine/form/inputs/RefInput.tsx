import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useRelated } from '../../record/related';
import { type FieldOf, type InputProps, inputId } from './InputProps';
import { RecordPicker } from './RecordPicker';
import { TextInput } from './TextInput';
import { UnlockButton } from './UnlockButton';

/** A record of another resource; whoever may not list those types its key. */
export function RefInput(props: InputProps<FieldOf<'ref'>>) {
  const { field, ...rest } = props;
  const to = useRelated(field.to);
  if (rest.why !== undefined) return <Locked {...props} />;
  return to?.wire.list.answers === 'whole' ? (
    <RecordPicker {...rest} to={to} several={false} />
  ) : (
    <TextInput {...props} />
  );
}

/** Several of them; whoever may not list those sees their keys. */
export function RefsInput(props: InputProps<FieldOf<'list'>>) {
  const { field, ...rest } = props;
  const to = useRelated(field.of.kind === 'ref' ? field.of.to : '');
  const open = to?.wire.list.answers === 'whole' && rest.why === undefined;
  return open ? <RecordPicker {...rest} to={to} several /> : <Locked {...props} />;
}

/** What the records are called, where that can be known, or else their keys. */
function Locked({ name, label, why, help, words, unlock }: InputProps) {
  const { field: input } = useController<Record<string, string | readonly string[]>>({ name });
  const called = [input.value ?? []].flat().filter(Boolean);
  return (
    <TextField
      id={inputId(name)}
      label={label}
      value={called.map((id) => words.value(name, id)).join(', ')}
      helperText={why ?? help}
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly: true },
        input: { endAdornment: unlock && <UnlockButton label={label} onClick={unlock} /> },
      }}
      sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
    />
  );
}
